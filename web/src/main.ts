import '@fontsource-variable/nunito'
import '@fontsource/tilt-neon'
import './ui/theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { speak, t } from './i18n/words.svelte'
import { page } from './router.svelte'
import { fetchScreen } from './screens/screens'
import { settings } from './settings/settings.svelte'
import { lettersFor } from './ui/page/letters'
import { removeOpening } from './ui/page/opening'
import { whenIdle } from './ui/whenIdle'

/** Not at the top of this module: WebKit never ends an import of what stands on a module that still waits for something. */
async function open(target: HTMLElement): Promise<void> {
  const words = speak(settings.language)
  fetchScreen(page())
  setTimeout(() => new Intl.NumberFormat(settings.language)) // the first takes a phone a tenth of a second: while words are on their way
  await words
  await lettersFor(`Hushmaze ${t('home-claim')}`)
  removeOpening(target)
  mount(App, { target })
  if (import.meta.env.PROD)
    whenIdle(
      () => void import('./pwa/register').then(({ registerWorker }) => registerWorker()).catch(nextVisit),
    )
}

/** The line is lost in the midst of it: the next visit registers the worker, and keeps what is to be kept. */
const nextVisit = (): void => undefined

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
void open(target)
