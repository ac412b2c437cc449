import { isDeepStrictEqual } from 'node:util'
import type { AuditKind } from '@nightshift/shared/audit/audit'
import type { LiveEvent, LiveKind } from '@nightshift/shared/audit/live'
import type { Queryable } from './database/pool.ts'
import { auditLog } from './database/schema.ts'
import { announce } from './live.ts'
import type { Caller } from './session/caller.ts'
import { refuseStale } from './stale.ts'

/** Whose change it is. A null id: a badge or an enrolment at the kiosk, an applicant, or a command on the server. */
type Author = Pick<Caller, 'now'> & { id: string | null }

/** The events of whole festivals. */
type PlainKind = Exclude<LiveKind, 'punch' | 'plannedNight' | 'again'>

/** What screens show of a record of this kind. Of a shift they also want to know whose it is, of the plan which night. */
const SHOWN_BY: Record<Exclude<AuditKind, 'timeEntry' | 'plannedPlace' | 'planSettings'>, PlainKind> = {
  application: 'application',
  approvedPeriod: 'payPeriod',
  badge: 'employee',
  entryRequest: 'attention',
  event: 'setting',
  festival: 'setting',
  kiosk: 'kiosk',
  kioskPunch: 'attention',
  nightIncident: 'night',
  nightReport: 'night',
  payrollExport: 'payPeriod',
  payrollSettings: 'setting',
  position: 'setting',
  rollCall: 'rollCall',
  season: 'setting',
  site: 'site',
  user: 'employee',
  userPosition: 'employee',
}

type Subject =
  | { entity: 'timeEntry'; userId: string }
  /** Null: more than one night, or who is planned at all. */
  | { entity: 'plannedPlace' | 'planSettings'; night: string | null }
  | { entity: keyof typeof SHOWN_BY }

type Change<Row> = Subject & {
  festivalId: number | null
  entityId: string | number
  /** What else shows it. */
  also?: readonly PlainKind[]
} & (
    | { action: string; before?: unknown; after?: unknown }
    /** An edit, of which the fields that differ are kept; nothing when none does. */
    | {
        before: Row
        after: Row
        fields: readonly (keyof Row)[]
        /** Fields that say what the row is about, kept although they are the same. */
        subject?: readonly (keyof Row)[]
        /** When the screen read the row: an edit of one that was changed since is refused. */
        readAt?: string | null | undefined
      }
  )

/** A statement of PostgreSQL takes 65,535 parameters at most. */
const ROWS_PER_INSERT = 1_000

/**
 * Notes changes in their transaction: audit rows, committed with them, and live events, sent after the commit. Every
 * change that is audited goes through here.
 */
export async function changed<Row extends object>(
  tx: Queryable,
  { id: actorId, now }: Author,
  ...changes: Change<Row>[]
) {
  const rows = changes.flatMap((change) => {
    for (const event of eventsOf(change)) announce(tx, event)
    const { festivalId, entity, entityId } = change
    const kept = 'fields' in change ? differing(change) : change
    if (!kept) return []
    const { action, before, after } = kept
    return [{ at: now, actorId, festivalId, action, entity, entityId: String(entityId), before, after }]
  })
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await tx.insert(auditLog).values(rows.slice(start, start + ROWS_PER_INSERT))
}

type Edit<Row> = Extract<Change<Row>, { fields: unknown }>

function differing<Row extends object>({ before, after, fields, subject = [], readAt }: Edit<Row>) {
  refuseStale(before as { updatedAt: Date }, readAt)
  const differ = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (!differ.length) return
  const kept = [...subject, ...differ]
  return { action: 'edit', before: pick(before, kept), after: pick(after, kept) }
}

function eventsOf(change: Subject & { festivalId: number | null; also?: readonly PlainKind[] }) {
  const { festivalId, also = [] } = change
  const plain = also.map((kind) => ({ kind, festivalId }) as LiveEvent)
  return [eventOf(change), ...plain]
}

function eventOf(change: Subject & { festivalId: number | null }): LiveEvent {
  // Shifts and plans are always of a festival.
  const festivalId = change.festivalId as number
  if (change.entity === 'timeEntry') return { kind: 'punch', festivalId, userId: change.userId }
  if (!('night' in change)) return { kind: SHOWN_BY[change.entity], festivalId }
  return change.night === null
    ? { kind: 'plan', festivalId }
    : { kind: 'plannedNight', festivalId, night: change.night }
}

/** Allow-list of fields, so that no password hash and no picture gets into the audit log. */
export const pick = <Row extends object>(row: Row, fields: readonly (keyof Row)[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]))
