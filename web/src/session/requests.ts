/** All that can simply be asked of a room; what comes of it is told to everybody. */
import type { BotLevel, ClientMessage, TableChanges } from '../protocol/messages'

export abstract class Requests {
  /** Whether it went out; if not, whoever listens is told. */
  protected abstract send(message: ClientMessage): boolean

  sit(seat: number): void {
    this.send({ type: 'sit', seat })
  }

  stand(bot = false): void {
    this.send({ type: 'stand', bot })
  }

  rename(name: string): void {
    this.send({ type: 'rename', name })
  }

  ready(ready: boolean): void {
    this.send({ type: 'ready', ready })
  }

  setUp(table: TableChanges): void {
    this.send({ type: 'setup', table })
  }

  offer(seat: number, bot: boolean, level?: BotLevel): void {
    this.send({ type: 'offer', seat, bot, level: level ?? null })
  }

  free(seat: number): void {
    this.send({ type: 'free', seat })
  }

  passHost(person: number): void {
    this.send({ type: 'host', person })
  }

  deal(again?: string): void {
    this.send(again ? { type: 'deal', again } : { type: 'deal' })
  }

  chat(text: string): boolean {
    return this.send({ type: 'chat', text })
  }
}
