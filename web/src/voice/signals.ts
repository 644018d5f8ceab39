/** What two voices tell each other while they set up their call. */
import type { SignalData } from '../session/api'

/** `call` is a fresh word for every time a page joins: what belongs to an older call is passed over. */
export type Signal =
  | { kind: 'hello'; call: string } // I am here: whoever sits on the lower seat calls
  | { kind: 'description'; call: string; type: 'offer' | 'answer'; sdp: string }
  | { kind: 'candidate'; call: string; candidate: RTCIceCandidateInit }
  | { kind: 'bye'; call: string }

const KINDS = ['hello', 'description', 'candidate', 'bye']

/** Another client may say anything: what is no signal of ours is `null`. */
export function readSignal(data: SignalData): Signal | null {
  return KINDS.includes(String(data.kind)) && typeof data.call === 'string' ? (data as Signal) : null
}

/** Candidates travel on their own, and messages must stay small. */
export const withoutCandidates = (sdp: string): string =>
  sdp
    .split('\r\n')
    .filter((line) => !line.startsWith('a=candidate:') && line !== 'a=end-of-candidates')
    .join('\r\n')
