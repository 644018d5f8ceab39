/** The signals with which two devices set up their call. */
import type { SignalData } from '../session/api'

/** `call` is new whenever a page joins: signals of an older call are ignored. */
export type Signal =
  | { kind: 'hello'; call: string } // I am here: the lower seat calls
  | { kind: 'description'; call: string; type: 'offer' | 'answer'; sdp: string }
  | { kind: 'candidate'; call: string; candidate: RTCIceCandidateInit }
  | { kind: 'bye'; call: string }

const KINDS = ['hello', 'description', 'candidate', 'bye']

/** Validates a signal from another client; `null` if it is none of ours. */
export function readSignal(data: SignalData): Signal | null {
  return KINDS.includes(String(data.kind)) && typeof data.call === 'string' ? (data as Signal) : null
}

/** Candidates travel on their own, and messages must stay small. */
export const withoutCandidates = (sdp: string): string =>
  sdp
    .split('\r\n')
    .filter((line) => !line.startsWith('a=candidate:') && line !== 'a=end-of-candidates')
    .join('\r\n')
