/** Plays and measures the voices of others; silences them here too while nobody may talk. */
const QUIET = 0.004

class Voice {
  readonly #track: MediaStreamTrack
  readonly #player = new Audio()
  readonly #meter: Meter

  constructor(track: MediaStreamTrack, context: AudioContext, open: boolean) {
    this.#track = track
    const stream = new MediaStream([track])
    this.#meter = new Meter(stream, context)
    this.#player.srcObject = stream
    this.cut(!open)
    void this.#player.play().catch(() => {}) // the page was not touched yet: it plays with the next `open`
  }

  cut(cut: boolean): void {
    this.#track.enabled = !cut
    this.#player.muted = cut
    if (!cut && this.#player.paused) void this.#player.play().catch(() => {})
  }

  level(): number {
    return this.#meter.level()
  }

  stop(): void {
    this.#meter.stop()
    this.#player.srcObject = null
  }
}

/** How loud a stream is, 0 to 1. */
export class Meter {
  readonly #source: MediaStreamAudioSourceNode
  readonly #analyser: AnalyserNode
  readonly #samples: Float32Array<ArrayBuffer>

  constructor(stream: MediaStream, context: AudioContext) {
    this.#source = context.createMediaStreamSource(stream)
    this.#analyser = context.createAnalyser()
    this.#analyser.fftSize = 512
    this.#samples = new Float32Array(this.#analyser.fftSize)
    this.#source.connect(this.#analyser)
  }

  level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples)
    const power = this.#samples.reduce((sum, each) => sum + each * each, 0) / this.#samples.length
    const loudness = Math.sqrt(power)
    return loudness < QUIET ? 0 : Math.min(1, loudness * 4)
  }

  stop(): void {
    this.#source.disconnect()
  }
}

export class Speakers {
  readonly #context: AudioContext
  readonly #voices = new Map<number, Voice>()
  #open = false

  constructor(context: AudioContext) {
    this.#context = context
  }

  add(seat: number, track: MediaStreamTrack): void {
    this.forget(seat)
    this.#voices.set(seat, new Voice(track, this.#context, this.#open))
  }

  /** Whether voices may be heard now. */
  open(open: boolean): void {
    this.#open = open
    for (const voice of this.#voices.values()) voice.cut(!open)
  }

  forget(seat: number): void {
    this.#voices.get(seat)?.stop()
    this.#voices.delete(seat)
  }

  levels(): Record<number, number> {
    return Object.fromEntries([...this.#voices].map(([seat, voice]) => [seat, voice.level()]))
  }

  close(): void {
    for (const seat of [...this.#voices.keys()]) this.forget(seat)
  }
}
