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
  /** The plan of a season's nights, and its settings. */
  nightPlan: ['nightPlan'],
  seasonPlan: ['nightPlan', 'season'],
  /** Who cannot come to a night ahead, while no planner has looked. */
  declinedPlaces: ['nightPlan', 'declined'],
  /** Proposals for the plan, apart from it: what one ticks off does not change under one's hands. */
  nightFill: ['nightFill'],
  /** My planned nights, my availability and my calendar feed. */
  myNights: ['myNights'],
  /** The board of the night that is on. */
  tonight: ['tonight'],
  rollCall: ['rollCall'],
  /** Incidents, the closing and the reports of nights. */
  nightReports: ['nightReports'],
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
