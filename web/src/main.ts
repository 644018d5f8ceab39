import '@fontsource-variable/nunito'
import '@fontsource/tilt-neon'
import './ui/theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './i18n/words.svelte'
import { settings } from './settings/settings.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
await speak(settings.language)
mount(App, { target })
if (import.meta.env.PROD) void import('./pwa/register').then(({ registerWorker }) => registerWorker())
