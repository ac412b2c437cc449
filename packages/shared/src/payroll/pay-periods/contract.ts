import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { ReadAt } from '../../read-at.ts'
import { plainText } from '../../text.ts'

/** A bound of a period, in years whose dates have four digits with everything around them. */
const Bound = ReadAt.refine((at) => Date.parse(at) >= Date.UTC(2000) && Date.parse(at) < Date.UTC(2200), {
  message: 'is in no year of this software',
})
const Name = z.strictObject({ firstName: z.string(), lastName: z.string() })

/**
 * How far a pay period has come. `unsettled`: it has ended, and problems keep it from being approved. `changed`: an entry
 * differs from what an export holds of it.
 */
export const PERIOD_STATES = ['open', 'unsettled', 'ready', 'approved', 'exported', 'changed'] as const
export type PeriodState = (typeof PERIOD_STATES)[number]

/**
 * What keeps a period from being approved: of an entry, of a request about a shift or a saved scan that waits for a
 * decision, or of a person with hours in the period.
 */
const ENTRY_PROBLEMS = ['needsReview', 'open', 'moneyWithoutHours', 'longShift', 'rateByHand'] as const
const PERSON_PROBLEMS = ['belowMinimumWage', 'noPaychexId', 'sharedPaychexId'] as const
export const PERIOD_PROBLEMS = [
  ...ENTRY_PROBLEMS,
  'requestWaiting',
  'scanWaiting',
  ...PERSON_PROBLEMS,
] as const
export type ProblemKind = (typeof PERIOD_PROBLEMS)[number]

/**
 * What a problem is about. A request about a forgotten shift has no entry; a scan of an unknown badge has no person.
 */
const Subject = {
  kind: z.enum(PERIOD_PROBLEMS),
  entryId: z.int().nullable(),
  userId: z.uuid().nullable(),
  requestId: z.int().optional(),
  scanKey: z.uuid().optional(),
}

/** A problem with the entry that it is about; for a problem of a person, their first one in the period. */
export const PeriodProblem = z.strictObject({
  ...Subject,
  user: Name.nullable(),
  paychexId: z.string(),
  positionName: z.string(),
  startTime: instant,
  endTime: instant.nullable(),
  /** Only somebody else can say why the period is approved in spite of it. */
  notByYou: z.literal(true).optional(),
})
export type PeriodProblem = z.infer<typeof PeriodProblem>

const Reason = plainText(500).trim().min(1)

/** Why a period is approved although there is this problem. */
export const PeriodOverride = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(ENTRY_PROBLEMS), entryId: RecordId, reason: Reason }),
  z.strictObject({ kind: z.literal('requestWaiting'), requestId: RecordId, reason: Reason }),
  z.strictObject({ kind: z.literal('scanWaiting'), scanKey: z.uuid(), reason: Reason }),
  z.strictObject({ kind: z.enum(PERSON_PROBLEMS), userId: z.uuid(), reason: Reason }),
])
export type PeriodOverride = z.infer<typeof PeriodOverride>

/** A stored override, with whose problem it was. */
export const StoredOverride = z.strictObject({ ...Subject, reason: z.string() })
export type StoredOverride = z.infer<typeof StoredOverride>

/** A locked period: nothing that ended in it changes until an administrator unlocks it. */
export const LockedPeriod = z.strictObject({
  id: z.int(),
  startsAt: instant,
  endsAt: instant,
  approvedAt: instant,
  approvedBy: Name,
  overrides: z.array(StoredOverride),
})
export type LockedPeriod = z.infer<typeof LockedPeriod>

const Worked = { entries: z.int().min(0), hundredths: z.int() }

/**
 * What a manager saw of the period that they approve: with other figures, the approval is refused. Hours are in
 * hundredths; pay is that of the hours at their rates, without overtime premiums. Money of entries without hours, which no
 * file holds, is in none of them.
 */
export const SeenFigures = z.strictObject({
  ...Worked,
  payCents: z.int(),
  tipsCents: z.int(),
  deductionCents: z.int(),
})
export type SeenFigures = z.infer<typeof SeenFigures>

/** What an approval would lock, and what keeps it from being given. */
export const PeriodReview = z.strictObject({ figures: SeenFigures, problems: z.array(PeriodProblem) })
export type PeriodReview = z.infer<typeof PeriodReview>

/** Counts of entries and people; hours are in hundredths. */
export const PeriodFigures = z.strictObject({
  ...Worked,
  open: z.int(),
  needsReview: z.int(),
  noPaychexId: z.int(),
  /** What keeps it from being approved; 0 while it goes on and once it is approved. */
  problems: z.int(),
  /** Entries with hours, and how many of them are in an export. */
  payable: z.int(),
  exported: z.int(),
  /** Exported entries that differ from what the latest export holds of them. */
  changed: z.int(),
})
export type PeriodFigures = z.infer<typeof PeriodFigures>

export const PayPeriod = z.strictObject({
  startsAt: instant,
  endsAt: instant,
  state: z.enum(PERIOD_STATES),
  figures: PeriodFigures,
  approval: LockedPeriod.nullable(),
  /** When the latest export of an entry of the period was made. */
  exportedAt: instant.nullable(),
})
export type PayPeriod = z.infer<typeof PayPeriod>

/** The periods that begin before `until`, oldest first; without it, up to the current one. */
export const PayPeriodsQuery = z.object({ festivalId: RecordIdText, until: Bound.optional() })
export type PayPeriodsQuery = z.infer<typeof PayPeriodsQuery>
export const PayPeriods = z.strictObject({
  periods: z.array(PayPeriod),
  /** The `until` of the periods before with the next entry, weeks or seasons ago; null if none ended before. */
  earlier: instant.nullable(),
})
export type PayPeriods = z.infer<typeof PayPeriods>

export const PeriodQuery = z.object({ festivalId: RecordIdText, startsAt: Bound, endsAt: Bound })
export type PeriodQuery = z.infer<typeof PeriodQuery>
export const LocksQuery = z.object({ festivalId: RecordIdText })

/** More problems than this cannot be overridden: some of them have to be settled first. */
export const MOST_OVERRIDES = 5000

export const ApprovePeriod = z.strictObject({
  festivalId: RecordId,
  startsAt: Bound,
  endsAt: Bound,
  overrides: z.array(PeriodOverride).max(MOST_OVERRIDES).default([]),
  seen: SeenFigures.optional(),
})
export type ApprovePeriod = z.infer<typeof ApprovePeriod>

export const UnlockPeriod = z.strictObject({ reason: Reason })
