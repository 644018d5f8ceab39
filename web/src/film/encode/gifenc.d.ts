declare module 'gifenc' {
  export type Colour = [number, number, number]

  export interface FrameOptions {
    palette?: Colour[]
    /** In milliseconds; kept as hundredths of a second. */
    delay?: number
    transparent?: boolean
    transparentIndex?: number
    dispose?: number
    repeat?: number
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
    bytesView(): Uint8Array<ArrayBuffer>
  }

  export function GIFEncoder(options?: { initialCapacity?: number; auto?: boolean }): Encoder
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    most: number,
    options?: { format?: string },
  ): Colour[]
}
