export const POLL_MS = 60_000
const WARNING_MS = 5 * 60_000

export type SessionState = 'none' | 'running' | 'ending' | 'over'

/** The session's state, from the cookie with its expiry in milliseconds. A logout deletes the cookie. */
export function sessionState(cookies: string, now: number): SessionState {
  const end = /(?:^|; )(?:DEV_)?FM_SESS=(\d+)/.exec(cookies)?.[1]
  if (end === undefined) return 'none'
  const left = Number(end) - now
  if (left <= 0) return 'over'
  return left <= WARNING_MS ? 'ending' : 'running'
}
