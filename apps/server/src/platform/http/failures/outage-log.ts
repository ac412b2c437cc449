/** An outage is over when no call has failed for so long. */
const QUIET_MS = 2_000

type Log = {
  error: (details: object, message: string) => void
  warn: (details: object, message: string) => void
}

/**
 * Logs an outage as two lines, when it begins and when it is over, with the count of failed calls.
 * One line for each call would fill the disk: hundreds a second.
 */
export function createOutageLog({ quietMs = QUIET_MS } = {}) {
  let begun = 0
  let calls = 0
  let timer: NodeJS.Timeout | undefined

  return (log: Log, failure: { name?: string; code?: string; message?: string }) => {
    calls += 1
    if (calls === 1) {
      begun = Date.now()
      log.error({ failure }, 'Calls are answered with 503: the database is busy or cannot be reached.')
    }
    clearTimeout(timer)
    timer = setTimeout(() => {
      log.warn(
        { calls, seconds: Math.round((Date.now() - begun) / 1000) },
        'Calls are no longer answered with 503.',
      )
      calls = 0
    }, quietMs).unref()
  }
}
