import { APPLY } from './apply.texts.ts'

/** An invalid field, and the text that says how to fix it. */
export type Problem = { name: string; message: string }

type Control = { name: string; willValidate: boolean; validity: { valid: boolean } }
type Refusal = { issues: { path: PropertyKey[] }[] } | undefined

/**
 * The problems found by the browser's constraint validation, and by the schema alone: spaces only, an email without a domain.
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
