import type { Problem } from '@nightshift/shared/site-content/problems'

const textOfIds = (ids: string | null) =>
  (ids ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The ids of the entries on a path: those that a list shows as `data-entry`. */
function entryIds(content: unknown, path: string): string[] {
  let at = content
  return path.split('.').flatMap((part) => {
    at = (at as Record<string, unknown> | null | undefined)?.[part]
    const { id } = (at ?? {}) as { id?: unknown }
    return typeof id === 'string' ? [id] : []
  })
}

/** Opens the entry of a problem, and focuses the field that is described by its message. */
export function focusProblem(form: HTMLElement, content: unknown, problem: Problem, all: Problem[]) {
  const [id] = entryIds(content, problem.path)
  const entry = [...form.querySelectorAll<HTMLElement>('[data-entry]')].find(
    ({ dataset }) => dataset.entry === id,
  )
  entry?.querySelector<HTMLElement>('[data-control="toggle"][aria-expanded="false"]')?.click()
  // After the entry has shown its fields.
  requestAnimationFrame(() => {
    const within = entry ?? form
    const fields = [...within.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].filter((field) =>
      textOfIds(field.getAttribute('aria-describedby')).includes(problem.message),
    )
    // Several fields may have the same problem: they are in the order of the problems.
    const alike = all.filter(
      ({ path, message }) => message === problem.message && (!entry || entryIds(content, path)[0] === id),
    )
    const field = fields[alike.indexOf(problem)] ?? fields[0] ?? within
    field.focus()
    field.scrollIntoView({ block: 'center' })
  })
}
