import type { KnownAnswers } from '@nightshift/shared/invitations/contract'

/** Fills in what is known; other answers stay as they are. */
export function fillKnown(form: HTMLFormElement, { position, ...texts }: KnownAnswers) {
  const answers = Object.entries({ ...texts, position: position ? String(position) : '', returning: 'yes' })
  for (const [name, value] of answers) {
    const field = form.elements.namedItem(name)
    if (value === '' || field === null || !('value' in field)) continue
    const before = field.value
    field.value = value
    // A select without this option: its answer stays.
    if (field.value !== value) field.value = before
  }
}
