/** Keeps the screen on while the sand runs, where the browser can. */

/** Returns how to let it sleep again. A page that was hidden has to ask anew. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true
  const ask = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return
    const got = await navigator.wakeLock.request('screen').catch(() => null) // a low battery may refuse
    if (wanted) lock = got
    else void got?.release()
  }
  const again = () => void ask()
  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
