import type { Night } from '@nightshift/shared/festivals/nights'
import { answersFrom } from '@nightshift/shared/hiring/form'
import { problemsOf } from './problems.ts'

/** The answers of a filled form, or what is wrong with them. Loaded while somebody fills it, not before. */
export function checkForm(form: HTMLFormElement, nights: Night[]) {
  const { data, error } = answersFrom(new FormData(form), { nights, now: new Date() })
  return { answers: data, problems: problemsOf(form, error) }
}
