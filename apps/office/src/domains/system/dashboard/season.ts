/** The order of the stack, from the bottom. */
export const STATUSES = ['hired', 'new', 'held', 'rejected'] as const

/** 'Aug 5': a date has no time zone. */
export const weekText = (monday: string) =>
  new Date(monday).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
