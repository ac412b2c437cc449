import { isUnreachable } from '@nightshift/ui/api/api-error.ts'
import { DIALOGS } from '@nightshift/ui/dialogs/dialogs.texts.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { refreshLogin } from './auth.api.ts'
import { AUTH } from './auth.texts.ts'
import { isSessionHeld, onSessionHold } from './hold-session.ts'
import { POLL_MS, type SessionState, sessionState } from './session-state.ts'

type Ways = {
  /** Navigates to the logout page. */
  leave: () => void
  /** Refetches the signed-in person. */
  refetchMe: () => void
}

/**
 * Warns before the session expires and says when it has. Reads the expiry cookie, which all tabs share: a refresh in
 * another tab closes the warning, and a logout there is detected. Checks every minute and on focus, because timers stop
 * while a laptop sleeps. Returns the function that stops the checks.
 */
export function watchSession({ leave, refetchMe }: Ways) {
  let shown: SessionState = 'none'
  let watching = true
  let dialog = new AbortController()

  function check() {
    const state = stateNow()
    if (state === shown) return
    shown = state
    dialog.abort()
    dialog = new AbortController()
    if (state === 'none') refetchMe()
    if (state === 'ending') warn(dialog.signal)
    if (state === 'over') showOver(dialog.signal)
  }

  /** While a page holds the session, it seems to run: the server may be out of reach. */
  function stateNow(): SessionState {
    const state = sessionState(document.cookie, Date.now())
    if (!isSessionHeld() || state === 'none' || state === 'running') return state
    refreshLogin().catch(console.warn)
    return 'running'
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
      // Without a network the logout page could not be shown either, and what was typed would be lost.
      if (isUnreachable(error)) return askAgain(signal)
      console.error(error)
      window.alert(AUTH.refreshFailed)
      leave()
    }
  }

  async function askAgain(signal: AbortSignal) {
    await dialogs.alert({ title: AUTH.sessionTitle, text: AUTH.unreachable, blocking: true, signal })
    if (signal.aborted || !watching) return
    shown = 'running'
    check()
  }

  async function showOver(signal: AbortSignal) {
    await dialogs.alert({ title: AUTH.sessionTitle, text: AUTH.sessionOver, blocking: true, signal })
    if (!signal.aborted && watching) leave()
  }

  check()
  const timer = setInterval(check, POLL_MS)
  const forgetHold = onSessionHold(check)
  window.addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  return () => {
    watching = false
    clearInterval(timer)
    forgetHold()
    window.removeEventListener('focus', check)
    document.removeEventListener('visibilitychange', check)
    // The message stays: after a sleep, a 401 may redirect to the login before anybody reads it.
    if (shown !== 'over') dialog.abort()
  }
}
