/** What is left until an instant; all zero once it has come. */
export type Countdown = { days: number; hours: number; minutes: number; seconds: number }

/** The time until the gates open. The home computes it and shows it nowhere, as specified. */
export function countdownTo(opensAt: string, now: Date): Countdown {
  const left = Math.max(0, Math.floor((Date.parse(opensAt) - now.getTime()) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
