/** Prefixes of the office's query keys, for invalidation. */
export const queryKeys = {
  systemHealth: ['systemHealth'],
  festivals: ['festivals'],
  /** All entry queries: my own, one employee's, the open ones, a pay period. */
  timeclock: ['timeclock'],
  myEntries: ['timeclock', 'me'],
  employees: ['employees'],
  applications: ['applications'],
  events: ['events'],
  backups: ['backups'],
  badges: ['badges'],
  /** The content of the public site: drafts, versions and pictures. */
  site: ['site'],
} as const
