/** A real server on a free port, for as long as a test needs it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const HUSHMAZE = new URL('../../../.venv/bin/hushmaze', import.meta.url).pathname

export interface RealServer {
  url: string
  socketUrl: string
  /** A room, laid out anew. */
  newRoom(): Promise<string>
  stop(): Promise<void>
}

export async function realServer(): Promise<RealServer> {
  const data = mkdtempSync(join(tmpdir(), 'hushmaze-'))
  const server = spawn(HUSHMAZE, ['serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  process.once('exit', () => server.kill()) // whatever becomes of the test
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error('the server ended before it began')))
    createInterface(server.stdout).on('line', (line) => {
      const found = /http:\S+/.exec(line)
      if (found) resolve(found[0])
    })
  })
  return {
    url,
    socketUrl: `${url.replace('http', 'ws')}/ws`,
    async newRoom() {
      const answer = await fetch(`${url}/api/rooms`, { method: 'POST' })
      return ((await answer.json()) as { code: string }).code
    },
    async stop() {
      server.kill()
      await ended
      rmSync(data, { recursive: true })
    },
  }
}
