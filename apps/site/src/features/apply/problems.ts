import { APPLY } from './apply.texts.ts'

/** A field that cannot stay as it is, and what to do about it. */
export type Problem = { name: string; message: string }

type Control = { name: string; willValidate: boolean; validity: { valid: boolean } }
type Refusal = { issues: { path: PropertyKey[] }[] } | undefined

/**
 * What the browser's own checks find, and what only the schema does: spaces alone, an email without a domain.
 * In the order of the form.
 */
export function problemsOf(form: Pick<HTMLFormElement, 'elements'>, refusal: Refusal): Problem[] {
  const refused = new Set(refusal?.issues.map(({ path }) => String(path[0])))
  const names = [...(form.elements as Iterable<unknown> as Iterable<Control>)]
    .filter(({ name, willValidate, validity }) => (willValidate && !validity.valid) || refused.has(name))
    .map(({ name }) => name)
  return [...new Set(names)].map((name) => ({ name, message: messageOf(name, form) }))
}

function messageOf(name: string, { elements }: Pick<HTMLFormElement, 'elements'>) {
  const field = elements.namedItem(name)
  const empty = field !== null && 'value' in field && String(field.value).trim() === ''
  if (name === 'position') return APPLY.missingPosition
  if (empty) return APPLY.missing
  if (name === 'email') return APPLY.notAnEmail
  return name === 'phone' ? APPLY.notAPhone : APPLY.unfit
}
