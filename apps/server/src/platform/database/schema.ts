import { DIRECTIONS, PUNCH_REVIEW_REASONS } from '@nightshift/shared/kiosk/offline-punches/contract'
import { MARKS } from '@nightshift/shared/nights/attendance/attendance'
import { ANSWERS, PARTS } from '@nightshift/shared/nights/night-plan/place'
import { EXPORT_KINDS } from '@nightshift/shared/payroll/contract'
import {
  FEDERAL_MINIMUM_WAGE,
  type MinimumWage,
  OVERTIME_RULES,
} from '@nightshift/shared/setup/payroll-settings/contract'
import { type OwnContent, SECTION_NAMES } from '@nightshift/shared/site/site-content/content'
import { REQUEST_STATUSES } from '@nightshift/shared/time/entry-requests/contract'
import { REVIEW_REASONS } from '@nightshift/shared/time/timeclock/review'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

// The tables as the code sees them, in snake case in the database. Constraints and indexes are in
// migrations/, and schema.test.ts compares the two.

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const identity = () => integer().primaryKey().generatedByDefaultAsIdentity()
const instant = () => timestamp({ withTimezone: true, precision: 3 })
const money = () => numeric({ precision: 8, scale: 2, mode: 'number' })
const createdAt = () => instant().notNull().defaultNow()
const updatedAt = () => instant().notNull().defaultNow()

export const festivals = pgTable('festivals', {
  id: identity(),
  name: text().notNull(),
  hostName: text(),
  brand: text().notNull().default(''),
  variant: text({ enum: ['halloween', 'holiday'] })
    .notNull()
    .default('halloween'),
  timeZone: text().notNull().default('America/New_York'),
  welcomeMsg: text().notNull().default(''),
  publicMsg: text().notNull().default(''),
  enableHome: boolean().notNull().default(false),
  enableTodos: boolean().notNull().default(false),
  enableApps: boolean().notNull().default(false),
  logoVersion: text(),
  longestShiftHours: smallint().notNull().default(14),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  onlyEnrolledKiosks: boolean().notNull().default(false),
  retentionMonths: smallint(),
  eraseHealthAnswers: boolean().notNull().default(false),
  ownPasswords: boolean().notNull().default(false),
  siteRevision: integer().notNull().default(0),
  siteParentId: integer(),
  state: text(),
  nameYears: smallint().notNull().default(3),
  salesAsOf: instant(),
})

export const festivalLogos = pgTable('festival_logos', {
  festivalId: integer().primaryKey(),
  jpeg: bytea().notNull(),
})

export const seasons = pgTable('seasons', {
  id: identity(),
  festivalId: integer().notNull(),
  year: smallint().notNull(),
  beginsAt: instant().notNull(),
  closedAt: instant(),
  closedBy: uuid(),
  closing: jsonb(),
  part: smallint().notNull().default(1),
  firstNight: date(),
  lastNight: date(),
})

export const seasonCalendars = pgTable('season_calendars', {
  id: identity(),
  festivalId: integer().notNull(),
  opensAt: instant().notNull(),
  weekends: smallint().notNull(),
  extraNights: date().array().notNull().default([]),
  shiftStart: time().notNull(),
  shiftEnd: time().notNull(),
  createdAt: createdAt(),
  seasonId: integer().notNull(),
})

export const events = pgTable('events', {
  id: identity(),
  festivalId: integer().notNull(),
  name: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const positions = pgTable('positions', {
  id: identity(),
  festivalId: integer().notNull(),
  eventId: integer().notNull(),
  name: text().notNull(),
  defaultPayRate: money().notNull(),
  isTipped: boolean().notNull().default(false),
  canApply: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  festivalId: integer(),
  username: text().notNull(),
  passwordHash: text().notNull(),
  passwordIsDefault: boolean().notNull().default(true),
  mustChangePassword: boolean().notNull().default(false),
  accessLvl: smallint().notNull().default(0),
  isActive: boolean().notNull().default(true),
  firstName: text().notNull(),
  middleName: text().notNull().default(''),
  lastName: text().notNull(),
  email: text().notNull().default(''),
  phone: text().notNull().default(''),
  paychexId: text().notNull().default('000'),
  notes: text().notNull().default(''),
  emergencyContact: text().notNull().default(''),
  emergencyRelation: text().notNull().default(''),
  emergencyPhone: text().notNull().default(''),
  photoVersion: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  applicationId: integer(),
  seasonsBefore: smallint().notNull().default(0),
  mayReturn: boolean().notNull().default(true),
})

export const erasedPeople = pgTable('erased_people', {
  userId: uuid().primaryKey(),
  erasedAt: instant().notNull(),
  erasedBy: uuid(),
  sealedUntil: date(),
  firstName: text(),
  middleName: text(),
  lastName: text(),
  address: text(),
  applications: jsonb().$type<{ id: number; createdAt: string }[]>().notNull().default([]),
})

export const userPhotos = pgTable('user_photos', {
  userId: uuid().primaryKey(),
  jpeg: bytea().notNull(),
})

export const userPositions = pgTable('user_positions', {
  id: identity(),
  festivalId: integer().notNull(),
  userId: uuid().notNull(),
  positionId: integer().notNull(),
  payrate: money().notNull(),
  createdAt: createdAt(),
})

/** Without `hundredths`, which is generated for queries: a row and its audit trail hold what was stored. */
export const timeEntries = pgTable('time_entries', {
  id: identity(),
  festivalId: integer().notNull(),
  userId: uuid().notNull(),
  positionId: integer().notNull(),
  positionName: text().notNull(),
  payrate: money().notNull(),
  copiedPayrate: money(),
  isTipped: boolean().notNull(),
  startTime: instant().notNull(),
  endTime: instant(),
  cashTips: money().notNull().default(0),
  creditTips: money().notNull().default(0),
  deduction: money().notNull().default(0),
  note: text().notNull().default(''),
  needsReview: text({ enum: REVIEW_REASONS }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: instant(),
  placeId: integer(),
})

export const payrollExports = pgTable('payroll_exports', {
  id: identity(),
  festivalId: integer().notNull(),
  madeAt: instant().notNull(),
  madeBy: uuid(),
  startsOn: date().notNull(),
  endsOn: date().notNull(),
  kind: text({ enum: EXPORT_KINDS }).notNull().default('csv'),
  startsAt: instant(),
  endsAt: instant(),
  filter: jsonb().notNull().default({}),
  lines: integer(),
  fileName: text(),
  fileHash: text(),
})

export const payrollExportFiles = pgTable('payroll_export_files', {
  exportId: integer().primaryKey(),
  content: bytea().notNull(),
  redactedAt: instant(),
  redactedHash: text(),
})

export const erasedExportLines = pgTable(
  'erased_export_lines',
  { exportId: integer().notNull(), userId: uuid().notNull(), lines: integer().array().notNull() },
  ({ exportId, userId }) => [primaryKey({ columns: [exportId, userId] })],
)

export const payrollExportEntries = pgTable(
  'payroll_export_entries',
  {
    timeEntryId: integer().notNull(),
    exportId: integer().notNull(),
    paychexId: text(),
    startTime: instant(),
    endTime: instant(),
    payrate: money(),
    cashTips: money(),
    creditTips: money(),
    deduction: money(),
    isRemoved: boolean().notNull().default(false),
    isTouched: boolean().notNull().default(false),
  },
  ({ timeEntryId, exportId }) => [primaryKey({ columns: [timeEntryId, exportId] })],
)

export const payrollExportPremiums = pgTable('payroll_export_premiums', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  exportId: integer().notNull(),
  userId: uuid().notNull(),
  workerId: text().notNull(),
  weekStartsAt: instant().notNull(),
  weekEndsAt: instant().notNull(),
  hundredths: integer().notNull(),
  premium: money().notNull(),
})

export const payrollSettings = pgTable('payroll_settings', {
  festivalId: integer().primaryKey(),
  periodWeeks: smallint().notNull(),
  periodAnchor: date().notNull(),
  periodHour: smallint().notNull(),
  overtime: text({ enum: OVERTIME_RULES }),
  companyId: text().notNull(),
  regularComponent: text().notNull(),
  overtimeComponent: text().notNull(),
  cashTipsComponent: text().notNull(),
  creditTipsComponent: text().notNull(),
  deductionComponent: text().notNull(),
  minimumWages: jsonb().$type<MinimumWage[]>().notNull().default([FEDERAL_MINIMUM_WAGE]),
  updatedAt: updatedAt(),
})

export const approvedPeriods = pgTable('approved_periods', {
  id: identity(),
  festivalId: integer().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  approvedAt: instant().notNull(),
  approvedBy: uuid().notNull(),
  overrides: jsonb().notNull(),
  overtime: text({ enum: OVERTIME_RULES }),
  weekAnchor: date(),
  weekHour: smallint(),
  timeZone: text(),
  minimumWages: jsonb().$type<MinimumWage[]>(),
  unlockedAt: instant(),
  unlockedBy: uuid(),
  unlockReason: text(),
})

export const entryRequests = pgTable('entry_requests', {
  id: identity(),
  festivalId: integer().notNull(),
  userId: uuid().notNull(),
  timeEntryId: integer(),
  createdAt: instant().notNull(),
  startTime: instant().notNull(),
  endTime: instant().notNull(),
  positionId: integer().notNull(),
  cashTips: money().notNull(),
  creditTips: money().notNull(),
  note: text().notNull(),
  status: text({ enum: REQUEST_STATUSES }).notNull().default('waiting'),
  decidedAt: instant(),
  decidedBy: uuid(),
  declineReason: text(),
  updatedAt: updatedAt(),
})

export const planSettings = pgTable('plan_settings', {
  festivalId: integer().primaryKey(),
  callMinutes: smallint().notNull(),
  lateAfterMinutes: smallint().notNull(),
  declineHours: smallint().notNull(),
  curfew: time(),
  updatedAt: updatedAt(),
})

export const positionPlans = pgTable('position_plans', {
  positionId: integer().primaryKey(),
  needed: smallint().notNull(),
  callMinutes: smallint(),
  updatedAt: updatedAt(),
})

export const nightNeeds = pgTable(
  'night_needs',
  {
    festivalId: integer().notNull(),
    seasonId: integer().notNull(),
    night: date().notNull(),
    positionId: integer().notNull(),
    needed: smallint().notNull(),
    updatedAt: updatedAt(),
  },
  ({ seasonId, night, positionId }) => [primaryKey({ columns: [seasonId, night, positionId] })],
)

export const plannedPlaces = pgTable('planned_places', {
  id: identity(),
  festivalId: integer().notNull(),
  seasonId: integer().notNull(),
  night: date().notNull(),
  positionId: integer().notNull(),
  userId: uuid().notNull(),
  part: text({ enum: PARTS }).notNull().default('whole'),
  removedAt: instant(),
  publishedAt: instant(),
  publishedPositionId: integer(),
  publishedPart: text({ enum: PARTS }),
  publishedCallAt: instant(),
  publishedEndsAt: instant(),
  isCancelled: boolean().notNull().default(false),
  sequence: integer().notNull().default(0),
  seenAt: instant(),
  answer: text({ enum: ANSWERS }),
  answerReason: text(),
  answeredAt: instant(),
  mark: text({ enum: MARKS }),
  markedAt: instant(),
  markedBy: uuid(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  putInAt: instant(),
})

export const seenAnswers = pgTable('seen_answers', {
  placeId: integer().primaryKey(),
  answeredAt: instant().notNull(),
  seenAt: instant().notNull(),
  seenBy: uuid().notNull(),
})

export const ownAvailability = pgTable(
  'own_availability',
  {
    userId: uuid().notNull(),
    seasonId: integer().notNull(),
    unavailable: date().array().notNull(),
    updatedAt: updatedAt(),
  },
  ({ userId, seasonId }) => [primaryKey({ columns: [userId, seasonId] })],
)

export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid().primaryKey(),
  tokenHash: bytea().notNull(),
  createdAt: instant().notNull(),
})

export const calendarEvents = pgTable('calendar_events', {
  placeId: integer().primaryKey(),
  contentHash: bytea().notNull(),
  sequence: integer().notNull(),
  changedAt: instant().notNull(),
})

export const rollCalls = pgTable('roll_calls', {
  id: identity(),
  festivalId: integer().notNull(),
  isDrill: boolean().notNull(),
  startedAt: instant().notNull(),
  startedBy: uuid().notNull(),
  endedAt: instant(),
  endedBy: uuid(),
})

export const rollCallPeople = pgTable(
  'roll_call_people',
  {
    rollCallId: integer().notNull(),
    userId: uuid().notNull(),
    attraction: text().notNull(),
    addedAt: instant().notNull(),
    addedBy: uuid(),
  },
  ({ rollCallId, userId }) => [primaryKey({ columns: [rollCallId, userId] })],
)

export const rollCallTicks = pgTable('roll_call_ticks', {
  key: uuid().primaryKey(),
  rollCallId: integer().notNull(),
  userId: uuid().notNull(),
  isSafe: boolean().notNull(),
  at: instant().notNull(),
  receivedAt: instant().notNull(),
  tickedBy: uuid().notNull(),
})

export const nightIncidents = pgTable('night_incidents', {
  id: identity(),
  festivalId: integer().notNull(),
  night: date().notNull(),
  at: instant().notNull(),
  note: text().notNull(),
  createdAt: instant().notNull(),
  createdBy: uuid().notNull(),
  updatedAt: updatedAt(),
  deletedAt: instant(),
})

export const nightReports = pgTable('night_reports', {
  id: identity(),
  festivalId: integer().notNull(),
  night: date().notNull(),
  closedAt: instant().notNull(),
  closedBy: uuid().notNull(),
  content: jsonb().notNull(),
})

export const tipRequests = pgTable('tip_requests', {
  timeEntryId: integer().primaryKey(),
  askedAt: instant().notNull(),
})

export const idempotencyKeys = pgTable('idempotency_keys', {
  key: uuid().primaryKey(),
  request: bytea().notNull(),
  userId: uuid().notNull(),
  answer: json().notNull(),
  at: instant().notNull(),
})

export const kiosks = pgTable('kiosks', {
  id: identity(),
  festivalId: integer().notNull(),
  name: text().notNull(),
  place: text().notNull().default(''),
  codeHash: bytea(),
  codeExpiresAt: instant().notNull(),
  tokenHash: bytea(),
  enrolledAt: instant(),
  revokedAt: instant(),
  lastSeenAt: instant(),
  release: text(),
  waitingPunches: integer().notNull().default(0),
  oldestWaitingAt: instant(),
  clockSkewMs: integer(),
  storagePersisted: boolean(),
  createdAt: createdAt(),
})

export const badges = pgTable('badges', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid().notNull(),
  serial: smallint().notNull(),
  issuedAt: instant().notNull(),
  issuedBy: uuid(),
  replacedAt: instant(),
})

export const kioskPunches = pgTable('kiosk_punches', {
  key: uuid().primaryKey(),
  festivalId: integer().notNull(),
  kioskId: integer().notNull(),
  seq: integer().notNull(),
  badgeCode: text().notNull(),
  direction: text({ enum: DIRECTIONS }).notNull(),
  at: instant().notNull(),
  clockJumped: boolean().notNull().default(false),
  userPositionId: integer(),
  cashTips: money(),
  creditTips: money(),
  receivedAt: instant().notNull(),
  userId: uuid(),
  reviewReason: text({ enum: PUNCH_REVIEW_REASONS }),
  timeEntryId: integer(),
  decision: text({ enum: ['applied', 'discarded'] }),
  discardReason: text(),
  decidedBy: uuid(),
  decidedAt: instant(),
})

export const applications = pgTable('applications', {
  id: identity(),
  festivalId: integer().notNull(),
  calendarId: integer(),
  userId: uuid(),
  status: text({ enum: ['new', 'held', 'rejected', 'hired'] })
    .notNull()
    .default('new'),
  rawData: text().notNull(),
  notes: text().notNull().default(''),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  answersDigest: bytea(),
  seasonId: integer().notNull(),
  archivedAt: instant(),
  decidedAt: instant(),
  returningUserId: uuid(),
})

export const seasonInvitations = pgTable('season_invitations', {
  tokenHash: bytea().primaryKey(),
  seasonId: integer().notNull(),
  userId: uuid().notNull(),
  createdAt: instant().notNull(),
  createdBy: uuid(),
})

export const sessions = pgTable('sessions', {
  tokenHash: bytea().primaryKey(),
  userId: uuid().notNull(),
  signedInAt: instant().notNull(),
  expiresAt: instant().notNull(),
})

export const firstRunCodes = pgTable('first_run_codes', { codeHash: bytea().primaryKey() })

export const knownBrowsers = pgTable(
  'known_browsers',
  { userId: uuid().notNull(), tokenHash: bytea().notNull(), signedInAt: instant().notNull() },
  ({ userId, tokenHash }) => [primaryKey({ columns: [userId, tokenHash] })],
)

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull().defaultNow(),
  festivalId: integer(),
  actorId: uuid(),
  action: text().notNull(),
  entity: text().notNull(),
  entityId: text().notNull(),
  before: jsonb(),
  after: jsonb(),
})

export const webVitals = pgTable('web_vitals', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull().defaultNow(),
  name: text().notNull(),
  value: doublePrecision().notNull(),
  page: text().notNull(),
})

export const siteDrafts = pgTable(
  'site_drafts',
  {
    festivalId: integer().notNull(),
    section: text({ enum: SECTION_NAMES }).notNull(),
    content: jsonb(),
    revision: integer().notNull(),
    editedAt: instant().notNull(),
    editedBy: uuid(),
  },
  ({ festivalId, section }) => [primaryKey({ columns: [festivalId, section] })],
)

export const siteVersions = pgTable(
  'site_versions',
  {
    festivalId: integer().notNull(),
    number: integer().notNull(),
    content: jsonb().$type<OwnContent>().notNull(),
    sections: text({ enum: SECTION_NAMES }).array().notNull(),
    how: text({ enum: ['start', 'publish', 'schedule', 'bringBack'] }).notNull(),
    broughtBack: integer(),
    publishedAt: instant().notNull(),
    publishedBy: uuid(),
  },
  ({ festivalId, number }) => [primaryKey({ columns: [festivalId, number] })],
)

export const siteScheduled = pgTable(
  'site_scheduled',
  {
    festivalId: integer().notNull(),
    section: text({ enum: SECTION_NAMES }).notNull(),
    content: jsonb(),
    publishAt: instant().notNull(),
    approvedAt: instant().notNull(),
    approvedBy: uuid(),
  },
  ({ festivalId, section }) => [primaryKey({ columns: [festivalId, section] })],
)

export const sitePictures = pgTable(
  'site_pictures',
  {
    festivalId: integer().notNull(),
    id: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedAt: instant().notNull(),
    uploadedBy: uuid(),
  },
  ({ festivalId, id }) => [primaryKey({ columns: [festivalId, id] })],
)

export const sitePictureFiles = pgTable(
  'site_picture_files',
  {
    pictureId: text().notNull(),
    width: integer().notNull(),
    format: text({ enum: ['avif', 'webp'] }).notNull(),
    bytes: bytea().notNull(),
  },
  ({ pictureId, width, format }) => [primaryKey({ columns: [pictureId, width, format] })],
)

export const closedNights = pgTable(
  'closed_nights',
  {
    festivalId: integer().notNull(),
    night: date().notNull(),
    words: text().notNull(),
    closedAt: instant().notNull(),
    closedBy: uuid(),
  },
  ({ festivalId, night }) => [primaryKey({ columns: [festivalId, night] })],
)

export const browserErrors = pgTable(
  'browser_errors',
  {
    day: date().notNull(),
    digest: bytea().notNull(),
    release: text().notNull(),
    kind: text({ enum: ['boundary', 'uncaught', 'rejection', 'chunk'] }).notNull(),
    page: text().notNull(),
    message: text().notNull(),
    frames: text().array().notNull(),
    count: integer().notNull().default(1),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    requestId: uuid(),
  },
  ({ day, digest }) => [primaryKey({ columns: [day, digest] })],
)

export const slowCalls = pgTable(
  'slow_calls',
  {
    day: date().notNull(),
    method: text().notNull(),
    route: text().notNull(),
    calls: integer().notNull(),
    totalMs: bigint({ mode: 'number' }).notNull(),
    slowestMs: integer().notNull(),
    lastAt: instant().notNull(),
  },
  ({ day, method, route }) => [primaryKey({ columns: [day, method, route] })],
)

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: instant().notNull(),
})
