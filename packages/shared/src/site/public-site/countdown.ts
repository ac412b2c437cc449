/** The time until an instant; all zero after it. */
export type Countdown = { days: number; hours: number; minutes: number; seconds: number }

/** The time until the gates open. The home page computes it and does not show it, as specified. */
export function countdownTo(opensAt: string, now: Date): Countdown {
  const left = Math.max(0, Math.floor((Date.parse(opensAt) - now.getTime()) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
