import { toast } from '../toasts.svelte'

/** Puts a text on the clipboard, and says so; or what else to do with it. */
export async function copy(text: string, said: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(said.copied, 'good')
  } catch {
    toast(said.failed)
  }
}
