/** Of the package only the class is used, and it is as the browser's. */
declare module 'ws' {
  export const WebSocket: typeof globalThis.WebSocket
}
