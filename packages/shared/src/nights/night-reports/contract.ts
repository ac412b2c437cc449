import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { OCCURRENCES } from '../../local-time.ts'
import { ReadAt } from '../../read-at.ts'
import { plainText } from '../../text.ts'
import { REVIEW_REASONS } from '../../time/timeclock/review.ts'
import { MARKS } from '../attendance/attendance.ts'
import { ANSWERS } from '../night-plan/place.ts'

const count = z.int()

/** In cents, over the shifts that have ended. */
const Money = z.strictObject({ plannedPay: count, pay: count, cash: count, credit: count })

/**
 * The figures of a night or of one of its events. A planned person counts once: came, no-show, excused, missing and expected
 * add up to planned. Hours are in hundredths.
 */
export const Figures = z.strictObject({
  planned: count,
  came: count,
  late: count,
  noShow: count,
  excused: count,
  /** Planned, not there, and nobody said yet why. */
  missing: count,
  /** Planned and not due yet. */
  expected: count,
  /** People who worked without any place in the night. */
  extra: count,
  /** From the call time to the end of the night. */
  plannedHundredths: count,
  /** Of the shifts that have ended. */
  hundredths: count,
  /** Null below the level that manages timesheets. */
  money: Money.nullable(),
})
export type Figures = z.infer<typeof Figures>

const EventFigures = Figures.extend({ eventId: count })

/** What somebody is listed for. The first five are left over. */
export const LINE_KINDS = [
  'stillIn',
  'tipsMissing',
  'needsReview',
  'missing',
  'expected',
  'late',
  'noShow',
  'excused',
  'extra',
] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** Somebody in the report, by id: a name is looked up, so that an erased person is erased here, too. */
export const StoredLine = z.strictObject({
  kind: z.enum(LINE_KINDS),
  userId: z.uuid(),
  positionId: count,
  placeId: count.nullable(),
  entryId: count.nullable(),
  /** The call time of who is not there, the start or the end of a shift. */
  at: z.iso.datetime(),
  /** How late. */
  minutes: count.nullable(),
  /** Why a shift needs review. */
  reason: z.enum(REVIEW_REASONS).nullable(),
})
export type StoredLine = z.infer<typeof StoredLine>

/** A report as it is stored: figures and ids, and the incidents as they were. */
export const StoredReport = z.strictObject({
  totals: Figures,
  events: z.array(EventFigures),
  lines: z.array(StoredLine),
  incidents: z.array(
    z.strictObject({
      id: count,
      at: z.iso.datetime(),
      note: z.string(),
      userId: z.uuid(),
      /** Whoever wrote the text last, where that was somebody else. Earlier reports do not say. */
      editedBy: z.uuid().nullish(),
    }),
  ),
})
export type StoredReport = z.infer<typeof StoredReport>

const Name = z.strictObject({ firstName: z.string(), lastName: z.string() })
const Line = StoredLine.extend({ person: Name, positionName: z.string() })
export type ReportLine = z.infer<typeof Line>
const NamedEvent = EventFigures.extend({ name: z.string() })

const IncidentFields = {
  id: count,
  at: instant,
  note: z.string(),
  by: Name,
  /** Whoever wrote the text last, where that was somebody else. */
  editedBy: Name.nullable(),
}
const ReportIncident = z.strictObject(IncidentFields)
export const Incident = z.strictObject({
  ...IncidentFields,
  updatedAt: instant,
  /** Whether the caller may edit and delete it. */
  mayChange: z.boolean(),
})
export type Incident = z.infer<typeof Incident>

const Ended = z.strictObject({ id: count, closedAt: instant, closedBy: Name })

/** What waits for somebody's decision: a request about a shift, or a scan that a kiosk saved. Nobody, for an unknown badge. */
const Waiting = z.strictObject({ kind: z.enum(['request', 'scan']), person: Name.nullable(), at: instant })

/** A night from noon to noon, as its end finds it. */
export const NightEnding = z.strictObject({
  night: z.iso.date(),
  startsAt: instant,
  /** When the next night begins. */
  untilAt: instant,
  gatesAt: instant,
  endsAt: instant,
  totals: Figures,
  events: z.array(NamedEvent),
  /** With what the person said to the place, without the reason: who declined is no no-show. */
  lines: z.array(Line.extend({ phone: z.string(), answer: z.enum(ANSWERS).nullable() })),
  incidents: z.array(Incident),
  /** In no report, as `isRollCallOpen`: shown before the night has ended. */
  waiting: z.array(Waiting),
  isRollCallOpen: z.boolean(),
  /** Names all that the report is made of: ending is refused when it has changed since. */
  seen: z.string(),
  /** The last report of this night. */
  report: Ended.nullable(),
})
export type NightEnding = z.infer<typeof NightEnding>
export type EndingLine = NightEnding['lines'][number]

/** Without a night: the one whose gates opened last. Tonight's can be asked for from noon on. */
export const EndingQuery = z.object({ festivalId: RecordIdText, night: z.iso.date().optional() })
export type EndingQuery = z.infer<typeof EndingQuery>

export const EndNight = z.strictObject({
  festivalId: RecordId,
  night: z.iso.date(),
  seen: z.string().max(64),
})
export type EndNight = z.infer<typeof EndNight>

/**
 * Ends these open shifts at a time of day: for each the first such instant from its start on. `which` is asked for where
 * the time has come twice, because the clocks went back.
 */
export const ClockOutRest = z.strictObject({
  festivalId: RecordId,
  ids: z.array(RecordId).min(1).max(500),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  which: z.enum(OCCURRENCES).optional(),
})
export type ClockOutRest = z.infer<typeof ClockOutRest>

/** What became of people who are not there; null takes a mark back, which another one needs first. */
export const MarkAbsent = z.strictObject({
  festivalId: RecordId,
  night: z.iso.date(),
  placeIds: z.array(RecordId).min(1).max(500),
  mark: z.enum(MARKS).nullable(),
})
export type MarkAbsent = z.infer<typeof MarkAbsent>

/** Somebody who came meanwhile, has a mark already or is off the plan is not marked. */
export const MarkedAbsent = z.strictObject({ marked: z.array(count), notMarked: z.array(count) })

export const INCIDENT_NOTE_MAX = 500
const note = plainText(INCIDENT_NOTE_MAX).trim().min(1)

export const NewIncident = z.strictObject({
  festivalId: RecordId,
  night: z.iso.date(),
  at: ReadAt,
  note,
})
export type NewIncident = z.infer<typeof NewIncident>

/** `updatedAt` is the one the screen read: a stale edit is refused. */
export const IncidentPatch = z.strictObject({ at: ReadAt, note, updatedAt: ReadAt })
export type IncidentPatch = z.infer<typeof IncidentPatch>

const IncidentText = z.strictObject({ at: instant, note: z.string() })

/** Noted after the ending without a `before`, deleted without an `after`. */
const IncidentChange = z.strictObject({
  incidentId: count,
  changedAt: instant,
  changedBy: Name,
  before: IncidentText.nullable(),
  after: IncidentText.nullable(),
})
export type IncidentChange = z.infer<typeof IncidentChange>

export const NightReport = z.strictObject({
  ...Ended.shape,
  festival: z.strictObject({ id: count, name: z.string(), timeZone: z.string() }),
  night: z.iso.date(),
  /** How many reports the night had before this one, and whether a later one counts. */
  version: count,
  isReplaced: z.boolean(),
  totals: Figures,
  events: z.array(NamedEvent),
  lines: z.array(Line),
  /** As they were when the night was ended. */
  incidents: z.array(ReportIncident),
  /** What became of the night's incidents since, the oldest first. */
  changes: z.array(IncidentChange),
  /** The report of the night before that has one. */
  before: z.strictObject({ id: count, night: z.iso.date(), totals: Figures }).nullable(),
})
export type NightReport = z.infer<typeof NightReport>

/** Without a season: the current one. */
export const NightReportsQuery = z.object({
  festivalId: RecordIdText,
  seasonId: RecordIdText.optional(),
})

/** A night of a season with the report that counts. */
export const ReportedNight = z.strictObject({
  night: z.iso.date(),
  gatesAt: instant,
  report: Ended.extend({ totals: Figures, incidents: count, problems: count }).nullable(),
})
export type ReportedNight = z.infer<typeof ReportedNight>
