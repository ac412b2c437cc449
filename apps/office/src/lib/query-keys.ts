/** Prefixes of the office's query keys, for invalidation. */
export const queryKeys = {
  me: ['me'],
  health: ['health'],
  festivals: ['festivals'],
  /** Shifts of anybody: mine, those of one person, the open ones, a pay period. */
  timeclock: ['timeclock'],
  myEntries: ['timeclock', 'me'],
  employees: ['employees'],
  applications: ['applications'],
  events: ['events'],
  audit: ['audit'],
  vitals: ['vitals'],
} as const
