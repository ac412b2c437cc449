export const POLL_MS = 60_000
const WARNING_MS = 5 * 60_000

export type SessionState = 'none' | 'running' | 'ending' | 'over'

/** How a session stands, by the cookie that carries its end in milliseconds. A logout takes the cookie away. */
export function sessionState(cookies: string, now: number): SessionState {
  const end = /(?:^|; )(?:DEV_)?FM_SESS=(\d+)/.exec(cookies)?.[1]
  if (end === undefined) return 'none'
  const left = Number(end) - now
  if (left <= 0) return 'over'
  return left <= WARNING_MS ? 'ending' : 'running'
}
