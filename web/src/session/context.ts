/** The session of the room that is shown, for whatever is on its screens. */
import { getContext, setContext } from 'svelte'
import type { Session } from './api'

const KEY = Symbol('session')

export const provideSession = (session: Session): Session => setContext(KEY, session)

export const useSession = (): Session => getContext<Session>(KEY)
