import { z } from 'zod'
import { instant } from '../../instant.ts'
import { plainText } from '../../text.ts'
import { SeasonName } from '../contract.ts'

const count = z.int().min(0)

/** What should be settled before a season is closed. Each line can be overridden with a reason. */
export const CLOSING_LINES = ['nightsToCome', 'openShifts', 'needsReview', 'attention', 'unexported'] as const
export type ClosingLine = (typeof CLOSING_LINES)[number]

/** How much of a line is left, with the first and the last day that it concerns. */
const Line = z.strictObject({
  count,
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
})

/** How much there was when the administrator looked: closing is refused when it has become more. */
const Seen = z.strictObject({
  nightsToCome: count,
  openShifts: count,
  needsReview: count,
  attention: count,
  unexported: count,
  applications: count,
})
export type Seen = z.infer<typeof Seen>

/**
 * - `good`: the newest one that passed its check, which may be too old.
 * - `external`: the database of `DATABASE_URL` is backed up by its operator.
 */
const ClosingBackup = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('external') }),
  z.strictObject({ kind: z.literal('good'), name: z.string(), at: instant }),
])
export type ClosingBackup = z.infer<typeof ClosingBackup>

const PersonName = z.strictObject({ id: z.uuid(), firstName: z.string(), lastName: z.string() })
export type PersonName = z.infer<typeof PersonName>

const ClosingPerson = z.strictObject({
  ...PersonName.shape,
  accessLvl: z.int(),
  clockedIn: z.boolean(),
})
export type ClosingPerson = z.infer<typeof ClosingPerson>

/** What closing the open season would meet. */
export const ClosingPlan = z.strictObject({
  kind: z.literal('open'),
  seasonId: z.int(),
  ...SeasonName.shape,
  lines: z.strictObject({
    /** Nights that are not over and have people who are planned, or to whom it is published that they are. */
    nightsToCome: Line,
    openShifts: Line,
    needsReview: Line,
    attention: Line,
    unexported: Line,
  }),
  /** New and held ones, which are archived as they are. */
  applications: count,
  /** The active people of the festival, by name. */
  people: z.array(ClosingPerson),
  backup: ClosingBackup,
})
export type ClosingPlan = z.infer<typeof ClosingPlan>

const settled = z.strictObject({ count, reason: z.string().optional() })

/** What closing did, as it is stored: people by id, so that an erased person leaves no name here. */
export const StoredClosing = z.strictObject({
  lines: z.strictObject({
    nightsToCome: settled,
    openShifts: settled,
    needsReview: settled,
    attention: settled,
    unexported: settled,
  }),
  /** The file, or why there is none; neither in a dry run. */
  backup: z.strictObject({ name: z.string().optional(), reason: z.string().optional() }),
  deactivated: z.array(z.uuid()),
  shiftsEnded: count,
  applicationsArchived: count,
})
export type StoredClosing = z.infer<typeof StoredClosing>

const { deactivated: _, ...facts } = StoredClosing.shape

/** Of the people whom the closing deactivated, those about whom nobody decided since; and what it archived. */
export const ComesBack = z.strictObject({ people: count, applications: count })
export type ComesBack = z.infer<typeof ComesBack>

/** A closed season with what closing did; null for one that was closed before this was stored. */
export const ClosedSeason = z.strictObject({
  kind: z.literal('closed'),
  seasonId: z.int(),
  ...SeasonName.shape,
  closedAt: instant,
  closedBy: z.strictObject({ firstName: z.string(), lastName: z.string() }).nullable(),
  closing: z.strictObject({ ...facts, deactivated: z.array(PersonName) }).nullable(),
  /** What reopening it would bring back. */
  comesBack: ComesBack,
})
export type ClosedSeason = z.infer<typeof ClosedSeason>

export const REASON_MAX = 500
const reason = plainText(REASON_MAX).trim().min(1)
/** `backup` says how the database is backed up where the server makes no backups itself. */
const ClosingReasons = z
  .strictObject({
    nightsToCome: reason,
    openShifts: reason,
    needsReview: reason,
    attention: reason,
    unexported: reason,
    backup: reason,
  })
  .partial()
export type ClosingReasons = z.infer<typeof ClosingReasons>

export const CloseSeason = z.strictObject({
  seen: Seen,
  deactivate: z.array(z.uuid().toLowerCase()).max(10_000),
  reasons: ClosingReasons,
  /** Does everything and rolls back, to show the numbers. Needs no backup. */
  dryRun: z.boolean().default(false),
})
export type CloseSeason = z.infer<typeof CloseSeason>

/** Takes the closing of the current season back. */
export const ReopenSeason = z.strictObject({
  reason,
  /** Whether the people whom the closing deactivated are active again. */
  reactivate: z.boolean(),
})
export type ReopenSeason = z.infer<typeof ReopenSeason>
