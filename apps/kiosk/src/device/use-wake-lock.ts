import { useEffect } from 'react'

/** Holds a screen wake lock while it is wanted, where the browser supports it. */
export function useWakeLock(wanted: boolean) {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let left = false
    let lock: WakeLockSentinel | undefined
    const take = async () => {
      // The browser takes the lock away whenever the page is hidden, and refuses it on a low battery.
      if (document.visibilityState !== 'visible') return
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (left) taken?.release()
      else lock = taken
    }
    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', take)
      lock?.release()
    }
  }, [wanted])
}
