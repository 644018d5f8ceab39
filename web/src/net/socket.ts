/** A WebSocket, as little of it as we need. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  opened(): void
  heard(text: string): void
  /** Once, however it ended; never after our own `close`. */
  lost(): void
}

export type OpenSocket = (end: SocketEvents) => Socket

/** Opens sockets at the page's own server, or at another for tests. */
export function socketsAt(url: string, Socket: typeof WebSocket = WebSocket): OpenSocket {
  return (end) => {
    const socket = new Socket(url)
    let ours = true // until it is closed from either side
    const lost = (): void => {
      if (ours) end.lost()
      ours = false
    }
    socket.onopen = () => ours && end.opened()
    socket.onmessage = ({ data }) => ours && end.heard(String(data))
    socket.onerror = () => {} // `close` follows, and says all there is to say
    socket.onclose = lost
    return {
      send: (text) => socket.send(text),
      close() {
        ours = false
        socket.close()
      },
    }
  }
}

export const pageServer = (): string =>
  `${location.protocol === 'http:' ? 'ws' : 'wss'}://${location.host}/ws`
