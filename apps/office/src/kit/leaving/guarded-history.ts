import { UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router'
import { confirmLeave } from './confirm-leave.ts'
import {
  hasUnsavedChanges,
  isBlocked,
  rememberUnsavedChanges,
  subscribeToBlockers,
  topmostClosable,
} from './leave-blockers.ts'

type History = ReturnType<typeof createBrowserHistory>
type Update = Parameters<Parameters<History['listen']>[0]>[0]
/** The router numbers its entries in `idx`; a guard entry is a duplicate of the page's entry on top of it. */
type EntryState = { idx?: number; guard?: boolean } | null

/** If the page is still here after this time, there was none to go back to: browsers do not report that. */
const STAYED_MS = 1_000

const stateNow = () => window.history.state as EntryState
const atGuard = () => stateNow()?.guard === true

/**
 * The router's history with a guard entry. While a modal is open or something is unsaved, a duplicate of the page's
 * entry is on top, so that the browser's Back stays on the page: it closes the modal, or asks. Links ask too. Replacing
 * an entry never does: filters and redirects use it.
 */
export function createGuardedHistory(): History {
  const history = createBrowserHistory({ v5Compat: true })
  let position = stateNow()?.idx ?? 0
  let wasAtGuard = atGuard()
  /** The continuation after a traversal back to the current page. */
  let returned: (() => void) | undefined

  const arrive = () => {
    position = stateNow()?.idx ?? 0
    wasAtGuard = atGuard()
  }
  const guard = () => {
    if (isBlocked() && !atGuard() && !returned) {
      window.history.pushState({ ...stateNow(), idx: position + 1, guard: true }, '')
    }
    arrive()
  }
  async function stepBack(go: () => void) {
    const close = topmostClosable()
    if (close) close()
    else if (await confirmLeave()) return go()
    guard()
  }

  function leave() {
    window.history.back()
    setTimeout(rememberUnsavedChanges, STAYED_MS)
  }

  function onPop(passOn: () => void) {
    const from = position
    const leftGuard = wasAtGuard
    // An in-page anchor makes an entry without a router number.
    if (stateNow()?.idx === undefined) window.history.replaceState({ ...stateNow(), idx: from + 1 }, '')
    arrive()
    if (returned) {
      const next = returned
      returned = undefined
      return next()
    }
    const toOwnPage = leftGuard && position === from - 1
    if (!isBlocked()) {
      // The guard entry is stale: skip it.
      return toOwnPage ? window.history.back() : passOn()
    }
    if (toOwnPage) return void stepBack(leave)
    const distance = position - from
    if (distance >= 0) {
      passOn()
      return guard()
    }
    // Several steps at once: return, ask, and take them again.
    returned = () => void stepBack(() => window.history.go(distance))
    window.history.go(-distance)
  }

  function open(to: To, state: unknown) {
    if (atGuard()) history.replace(to, state)
    else history.push(to, state)
    arrive()
    guard()
  }
  const isSamePage = (to: To) =>
    new URL(history.createHref(to), window.location.href).pathname === window.location.pathname

  subscribeToBlockers(guard)
  return {
    ...history,
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
    listen: (pass: (update: Update) => void) =>
      history.listen((update) => (update.action === 'POP' ? onPop(() => pass(update)) : pass(update))),
    push(to, state) {
      if (!hasUnsavedChanges() || isSamePage(to)) return open(to, state)
      confirmLeave().then((agreed) => agreed && open(to, state))
    },
    replace(to, state) {
      const keepsGuard = atGuard() && isSamePage(to)
      history.replace(to, state)
      if (keepsGuard) window.history.replaceState({ ...stateNow(), guard: true }, '')
      arrive()
    },
  }
}
