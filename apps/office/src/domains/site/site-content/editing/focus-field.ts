import type { Problem } from '@nightshift/shared/site/site-content/problems'

const textOfIds = (ids: string | null) =>
  (ids ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

const TOGGLE = '[data-control="toggle"]'

/** Opens the entry of a problem, and focuses the field that is described by its message. */
export function focusProblem(form: HTMLElement, problem: Problem, all: Problem[]) {
  const entry = [...form.querySelectorAll<HTMLElement>('[data-path]')].find(({ dataset }) =>
    problem.path.startsWith(`${dataset.path}.`),
  )
  entry?.querySelector<HTMLElement>(`${TOGGLE}[aria-expanded="false"]`)?.click()
  // After the entry has shown its fields.
  requestAnimationFrame(() => {
    const within = entry ?? form
    const fields = [...within.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].filter((field) =>
      textOfIds(field.getAttribute('aria-describedby')).includes(problem.message),
    )
    // Several fields may have the same problem: they are in the order of the problems.
    const alike = all.filter(
      ({ path, message }) =>
        message === problem.message && (!entry || path.startsWith(`${entry.dataset.path}.`)),
    )
    const field =
      fields[alike.indexOf(problem)] ?? fields[0] ?? entry?.querySelector<HTMLElement>(TOGGLE) ?? form
    field.focus()
    field.scrollIntoView({ block: 'center' })
  })
}
