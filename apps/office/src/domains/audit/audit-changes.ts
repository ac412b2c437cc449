import { type AuditRow, ERASED_VALUE } from '@nightshift/shared/audit/audit'
import { formatCents, toCents } from '@nightshift/shared/money'
import { formatDateTime } from '@nightshift/shared/time'
import { AUDIT } from './audit.texts.ts'

/** Current names by id, for the ids in a change. */
export type Names = Record<'positions' | 'events' | 'festivals', Map<number, string>>
type Shown = { field: string; label: string; before: string; after: string }
type Fields = Record<string, unknown>

/** Columns of every row, or already in the row's subject. */
const HIDDEN = [
  'id',
  'userId',
  'userIds',
  'applicationId',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'answersDigest',
  'placeId',
  'replaces',
]
/** JSONB keeps no key order: these fields come first. */
const FIRST = [
  'positionName',
  'startTime',
  'endTime',
  'direction',
  'at',
  'reviewReason',
  'name',
  'firstName',
  'middleName',
  'lastName',
  'opensAt',
]
const MONEY = ['payrate', 'defaultPayRate', 'cashTips', 'creditTips', 'deduction']
const INSTANTS = ['startTime', 'endTime', 'opensAt', 'at', 'closedAt', 'publishAt', 'startsAt', 'endsAt']
/** What a decision is about: shown although it does not change it. */
const SUBJECT = ['direction', 'at', 'reviewReason', 'startsAt', 'endsAt']
/** The same of a kind of record, beside its name. */
const SUBJECT_OF: Record<string, string[]> = {
  plannedPlace: ['night'],
  planSettings: ['night', 'positionId'],
}
/** Actions of the retention settings. */
const NIGHTLY = ['retention', 'endSeal']
const PICTURES = ['photoVersion', 'logoVersion']
const REFERENCES: Record<string, keyof Names> = {
  position: 'positions',
  positionId: 'positions',
  eventId: 'events',
  festivalId: 'festivals',
}

/** The action in words: 'Time entry changed (their own)'. */
export function doneText({ entity, action }: Pick<AuditRow, 'entity' | 'action'>) {
  const own = action.endsWith('Own')
  const plain = own ? action.slice(0, -'Own'.length) : action
  const kind = AUDIT.kinds[entity] ?? entity
  const done = AUDIT.actions[plain] ?? `${kind} ${AUDIT.verbs[plain] ?? wordsOf(plain)}`
  return own ? `${done} (${AUDIT.own})` : done
}

/** The actor's name. Without a session it is a badge or device, the application form or a server command. */
export function actorText({ actor, entity, action }: Pick<AuditRow, 'actor' | 'entity' | 'action'>) {
  if (actor) return `${actor.firstName} ${actor.lastName}`
  if (entity === 'timeEntry') return AUDIT.kiosk
  if (entity === 'kiosk') return AUDIT.device
  if (NIGHTLY.includes(action)) return AUDIT.nightly
  return entity === 'application' && action === 'create' ? AUDIT.applicant : AUDIT.command
}

/** The fields that changed. For a created or deleted record, the fields with a value. */
export function changedFields({ entity, before, after }: AuditRow, names: Names, timeZone: string): Shown[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  const isEdit = Object.keys(from).length > 0 && Object.keys(to).length > 0
  const subject = [...SUBJECT, ...(SUBJECT_OF[entity] ?? [])]
  const fields = [...new Set([...FIRST, ...Object.keys(from), ...Object.keys(to)])]
  return fields.flatMap((field) => {
    if (HIDDEN.includes(field) || !(isEdit || isWorthShowing(field, { ...from, ...to }))) return []
    const show = (values: Fields) => valueText(field, values[field], names, timeZone)
    const shown = { field, label: labelOf(field), before: show(from), after: show(to) }
    // Both values of a change may be erased, and its field is still worth telling.
    if (shown.after === AUDIT.erased) return [shown]
    return shown.before === shown.after && !(subject.includes(field) && shown.after !== AUDIT.nothing)
      ? []
      : [shown]
  })
}

/** For a created or deleted record: skips zero values and fields shown elsewhere. */
function isWorthShowing(field: string, values: Fields) {
  if (field === 'festivalId' || (field === 'positionId' && 'positionName' in values)) return false
  return values[field] !== 0 && values[field] !== false
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const labelOf = (field: string) => {
  const words = wordsOf(field)
  return AUDIT.fields[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'emergencyPhone' reads 'emergency phone'. */
const wordsOf = (name: string) => name.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase()

function valueText(field: string, value: unknown, names: Names, timeZone: string): string {
  if (value === undefined || value === null || value === '') return AUDIT.nothing
  if (value === ERASED_VALUE) return AUDIT.erased
  if (MONEY.includes(field)) return formatCents(toCents(Number(value)))
  if (INSTANTS.includes(field)) return formatDateTime(new Date(String(value)), timeZone)
  const named = AUDIT.values[field]?.[String(value)]
  if (named) return named
  if (PICTURES.includes(field)) return AUDIT.picture(String(value))
  const reference = REFERENCES[field]
  if (reference) return names[reference].get(Number(value)) ?? AUDIT.unknownRecord(value)
  if (typeof value === 'boolean') return value ? AUDIT.yes : AUDIT.no
  if (Array.isArray(value)) return value.join(', ') || AUDIT.nothing
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
