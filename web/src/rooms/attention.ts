/** Shows in the page's title and icon what waits there while nobody looks at it. */
import { t } from '../i18n/words.svelte'
import type { SessionEvent, Session } from '../session/api'

const ICON = '/icons/favicon.svg'
const ALERT = '/icons/favicon-alert.svg'

/** The words for something worth coming back for. */
function call(sessionEvent: SessionEvent, seat: number | null): string | null {
  if (sessionEvent.kind === 'game') return t('attention-game')
  if (sessionEvent.kind !== 'event') return null
  const { event } = sessionEvent
  if (event.type === 'bell_placed' && event.target === seat) return t('attention-bell')
  if (event.type === 'stared' && event.target === seat) return t('attention-stare')
  if (event.type === 'started') return t('attention-started')
  return null
}

function show(icon: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', icon)
}

/** Returns how to stop. */
export function callForAttention(session: Session): () => void {
  let usual: string | null = null
  let called = ''

  const heard = (sessionEvent: SessionEvent) => {
    const words = call(sessionEvent, session.me?.seat ?? null)
    if (!words || !document.hidden) return
    usual ??= document.title
    document.title = called = `● ${words}`
    show(ALERT)
  }
  /** Another screen has come, with a title of its own: it is shown when somebody looks. */
  const renamed = new MutationObserver(() => {
    if (usual === null || document.title === called) return
    usual = document.title
    document.title = called
  })
  const seen = () => {
    if (document.hidden || usual === null) return
    document.title = usual
    usual = null
    show(ICON)
  }

  const unsubscribe = session.subscribe(heard)
  renamed.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.addEventListener('visibilitychange', seen)
  return () => {
    unsubscribe()
    renamed.disconnect()
    document.removeEventListener('visibilitychange', seen)
  }
}
