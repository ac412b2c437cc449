/** Prefixes of the office's query keys, for invalidation. */
export const queryKeys = {
  /** All entry queries: my own, one employee's, the open ones, a pay period. */
  timeclock: ['timeclock'],
  myEntries: ['timeclock', 'me'],
  employees: ['employees'],
  applications: ['applications'],
  badges: ['badges'],
} as const
