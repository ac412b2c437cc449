/** Prefixes of the office's query keys, for invalidation. */
export const queryKeys = {
  me: ['me'],
  myData: ['myData'],
  health: ['health'],
  systemHealth: ['systemHealth'],
  festivals: ['festivals'],
  /** All entry queries: my own, one employee's, the open ones, a pay period. */
  timeclock: ['timeclock'],
  myEntries: ['timeclock', 'me'],
  employees: ['employees'],
  applications: ['applications'],
  /** Earlier crew who can be invited. */
  crew: ['crew'],
  events: ['events'],
  vitals: ['vitals'],
  backups: ['backups'],
  badges: ['badges'],
  /** The content of the public site: drafts, versions and pictures. */
  site: ['site'],
} as const
