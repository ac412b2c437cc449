import { z } from 'zod'
import { get } from '../calls.ts'
import { RecordIdText } from '../ids.ts'
import { instant } from '../instant.ts'
import { ReadAt } from '../read-at.ts'

/** The kinds of records that are audited. */
export const AUDIT_KINDS = [
  'application',
  'approvedPeriod',
  'badge',
  'entryRequest',
  'event',
  'festival',
  'kiosk',
  'kioskPunch',
  'nightIncident',
  'nightReport',
  'payrollExport',
  'payrollSettings',
  'plannedPlace',
  'planSettings',
  'position',
  'rollCall',
  'season',
  'site',
  'timeEntry',
  'user',
  'userPosition',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** In place of a value that was erased with the data of its person. */
export const ERASED_VALUE = '[erased]'

/**
 * One audit row: who, when, before and after. Without an actor it was a badge at the kiosk, an applicant or a command.
 * The subject is the record's current name: of a person, position, event or festival.
 */
export const AuditRow = z.strictObject({
  id: z.int(),
  at: instant,
  festivalId: z.int().nullable(),
  actorId: z.uuid().nullable(),
  actor: z.strictObject({ firstName: z.string(), lastName: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  subject: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditRow = z.infer<typeof AuditRow>

/**
 * The history of one time entry, or the festival's audit log, paginated, newest first. `person` matches the actor and
 * the subject; `since` and `until` are instants, the second exclusive.
 */
export const AuditQuery = z.object({
  timeEntryId: RecordIdText.optional(),
  festivalId: RecordIdText.optional(),
  person: z.uuid().toLowerCase().optional(),
  kind: z.enum(AUDIT_KINDS).optional(),
  since: ReadAt.optional(),
  until: ReadAt.optional(),
  before: RecordIdText.optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AUDIT_CALLS = {
  list: get('/api/audit', {
    may: 'audit.entry',
    festival: 'any',
    query: AuditQuery,
    answer: z.array(AuditRow),
  }),
}
