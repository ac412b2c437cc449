type Entries = [name: string, value: string][]

const keyOf = (festivalId: number) => `application-draft-${festivalId}`

/** Saves the draft in this browser's storage. */
export function saveDraft(festivalId: number, form: HTMLFormElement) {
  const filled = new FormData(form)
  const entries = [...filled].map(([name, value]) => [name, String(value)])
  // While the positions load, the select has no value: the saved one is kept.
  const kept = filled.has('position')
    ? []
    : (readDraft(festivalId) ?? []).filter(([name]) => name === 'position')
  write(festivalId, JSON.stringify([...entries, ...kept]))
}

/** Restores the draft into the form. */
export function restoreDraft(festivalId: number, form: HTMLFormElement) {
  const entries = readDraft(festivalId)
  if (!entries) return
  for (const field of form.elements) {
    if (!isField(field) || !field.name) continue
    const values = entries.flatMap(([name, value]) => (name === field.name ? [value] : []))
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      field.checked = values.includes(field.value)
    else if (values[0] !== undefined) field.value = values[0]
  }
}

export const clearDraft = (festivalId: number) => write(festivalId, null)

/** Empties the form, and deletes the draft. */
export function clearAnswers(festivalId: number, form: HTMLFormElement) {
  form.reset()
  clearDraft(festivalId)
}

const isField = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

function readDraft(festivalId: number): Entries | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(festivalId)) ?? 'null')
    return Array.isArray(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** The form works without a draft where storage is blocked. */
function write(festivalId: number, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(keyOf(festivalId))
    else localStorage.setItem(keyOf(festivalId), value)
  } catch {}
}
