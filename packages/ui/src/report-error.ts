import { BROWSER_ERRORS_PATH } from '@nightshift/shared/system/health/report-path'

/** The version in the root package.json; the build fills it in. */
declare const __RELEASE__: string

/** Per page load: an error in a loop must not send for ever. */
const MOST_REPORTS = 5
const OWN_FRAME = /\/assets\/[\w.-]+:\d+:\d+/g

const reported = new Set<string>()

/** Sends an error to the server's log, each one once. The server masks what may be personal data. */
export function reportBrowserError(kind: 'boundary' | 'uncaught' | 'rejection', error: unknown) {
  const { message = error, stack = '', requestId } = Object(error)
  const body = JSON.stringify({
    kind,
    message: `${message}`.slice(0, 300),
    frames: (`${stack}`.match(OWN_FRAME) ?? []).slice(0, 5),
    page: location.pathname,
    release: __RELEASE__,
    requestId,
  })
  if (reported.size >= MOST_REPORTS || reported.has(body)) return
  reported.add(body)
  navigator.sendBeacon?.(BROWSER_ERRORS_PATH, new Blob([body], { type: 'application/json' }))
}

/** Reports errors that nothing catches, a chunk that fails to load included. */
export function watchErrors() {
  addEventListener('error', ({ error, message }) => reportBrowserError('uncaught', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError('rejection', reason))
}
