import { DIALOGS } from '@nightshift/ui/dialogs/dialogs.texts.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { refreshLogin } from './auth.api.ts'
import { AUTH } from './auth.texts.ts'
import { POLL_MS, type SessionState, sessionState } from './session-state.ts'

type Ways = {
  /** To the logout. */
  leave: () => void
  /** To ask the server who is signed in. */
  lookAgain: () => void
}

/**
 * Warns before the session ends and tells when it has. What is on the screen follows the cookie, which other tabs
 * change too: a refresh elsewhere takes the warning back, a logout elsewhere is noticed. It looks every minute and
 * whenever the page is looked at again, because no timer runs while a laptop sleeps. Answers what ends the watch.
 */
export function watchSession({ leave, lookAgain }: Ways) {
  let shown: SessionState = 'none'
  let watching = true
  let dialog = new AbortController()

  function check() {
    const state = sessionState(document.cookie, Date.now())
    if (state === shown) return
    shown = state
    dialog.abort()
    dialog = new AbortController()
    if (state === 'none') lookAgain()
    if (state === 'ending') warn(dialog.signal)
    if (state === 'over') tellOver(dialog.signal)
  }

  async function warn(signal: AbortSignal) {
    const stay = await dialogs.confirm({
      title: AUTH.sessionTitle,
      text: AUTH.sessionEnding,
      confirmLabel: DIALOGS.okay,
      blocking: true,
      signal,
    })
    if (signal.aborted) return
    if (!stay) return leave()
    try {
      await refreshLogin()
      shown = 'running'
    } catch (error) {
      console.error(error)
      window.alert(AUTH.refreshFailed)
      leave()
    }
  }

  async function tellOver(signal: AbortSignal) {
    await dialogs.alert({ title: AUTH.sessionTitle, text: AUTH.sessionOver, blocking: true, signal })
    if (!signal.aborted && watching) leave()
  }

  check()
  const timer = setInterval(check, POLL_MS)
  window.addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  return () => {
    watching = false
    clearInterval(timer)
    window.removeEventListener('focus', check)
    document.removeEventListener('visibilitychange', check)
    // On waking, a refused call may have led to the login before anybody could read why.
    if (shown !== 'over') dialog.abort()
  }
}
