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
  /** What I said about my shifts. */
  myRequests: ['timeclock', 'myRequests'],
  employees: ['employees'],
  applications: ['applications'],
  /** Earlier crew who can be invited. */
  crew: ['crew'],
  events: ['events'],
  vitals: ['vitals'],
  backups: ['backups'],
  kiosks: ['kiosks'],
  /** Kiosk punches and requests about shifts that need a decision. */
  attention: ['attention'],
  badges: ['badges'],
  /** The content of the public site: drafts, versions and pictures. */
  site: ['site'],
} as const
