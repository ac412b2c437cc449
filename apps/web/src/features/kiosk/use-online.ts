import { useCallback, useEffect, useState } from 'react'
import { serverAnswers } from './kiosk.api.ts'

const ASK_AGAIN_MS = 5_000

/** Whether the server can be reached. `check` looks again, after something did not get through. */
export function useOnline() {
  const [online, setOnline] = useState(() => navigator.onLine)
  const check = useCallback(async () => setOnline(await serverAnswers()), [])

  useEffect(() => {
    check()
    window.addEventListener('online', check)
    window.addEventListener('offline', check)
    return () => {
      window.removeEventListener('online', check)
      window.removeEventListener('offline', check)
    }
  }, [check])

  useEffect(() => {
    if (online) return
    const timer = setInterval(check, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [online, check])
  return { online, check }
}
