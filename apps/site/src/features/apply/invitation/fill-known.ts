import { isContactOf } from '@nightshift/shared/hiring/invitations/contact'
import type { KnownAnswers } from '@nightshift/shared/hiring/invitations/contract'

/** Whether the form has answers of this person: their email or phone. */
export function isAnsweredBy(form: HTMLFormElement, known: KnownAnswers) {
  const answers = new FormData(form)
  return ['email', 'phone'].some((name) => isContactOf(known, String(answers.get(name) ?? '')))
}

/** Fills in what is known; other answers stay as they are. */
export function fillKnown(form: HTMLFormElement, { position, ...texts }: KnownAnswers) {
  const answers = Object.entries({ ...texts, position: position ? String(position) : '' })
  for (const [name, value] of answers) {
    const field = form.elements.namedItem(name)
    if (value === '' || field === null || !('value' in field)) continue
    const before = field.value
    field.value = value
    // A select without this option: its answer stays.
    if (field.value !== value) field.value = before
  }
  // Each one is set: after a reset, a render checks the default again where none was set.
  for (const choice of form.querySelectorAll<HTMLInputElement>('[name="returning"]'))
    choice.checked = choice.value === 'yes'
}
