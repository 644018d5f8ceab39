/** Installs the service worker, and lets a new one take over where nobody plays. */
import { page } from '../router.svelte'
import { settings } from '../settings/settings.svelte'
import { ownScript } from '../trustedTypes'

const playing = (): boolean => ['room', 'companion'].includes(page().name)

function takeOver(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller && !playing()) {
    registration.waiting.postMessage('take over')
  }
}

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const hadOne = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne && !playing()) location.reload()
  })
  const registration = await navigator.serviceWorker.register(ownScript('/sw.js')).catch(() => undefined)
  if (!registration) return // a browser may refuse it: then there is nothing offline, and all else works
  takeOver(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => takeOver(registration))
  })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ speaks: settings.language })
  const { keepOpened, keepRules } = await import('./offline')
  if (!hadOne) await keepOpened()
  await keepRules()
}
