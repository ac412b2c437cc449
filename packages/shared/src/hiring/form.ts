import { Answers } from './answers.ts'
import { AVAILABLE } from './choices.ts'

/** The part of FormData that is used here. */
type Form = { get: (name: string) => unknown; getAll: (name: string) => unknown[] }

const TEXTS = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'phone',
  'street',
  'city',
  'state',
  'zip',
  'otherNotes',
] as const

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

type Asked = { nights: { key: string }[]; now: Date }

type Checked = { data?: Answers; error?: { issues: { path: PropertyKey[] }[] } }

/** Parses a filled form into answers, validated by the server's schema. */
export function answersFrom(form: Form, { nights, now }: Asked): Checked {
  const available = new Set(form.getAll(AVAILABLE))
  const returning = form.get('returning') === 'yes'
  return Answers.safeParse({
    dateSubmited: now.toISOString(),
    ...Object.fromEntries(TEXTS.map((name) => [name, trimmed(form.get(name))])),
    over16: form.get('over16') === 'yes',
    returning,
    // Only for returning applicants; the field may still contain text after the answer changed.
    returningNotes: returning ? trimmed(form.get('returningNotes')) : '',
    unavailable: nights.flatMap(({ key }) => (available.has(key) ? [] : [key])),
    limitations: form.getAll('limitations'),
    position: Number(form.get('position')),
  })
}
