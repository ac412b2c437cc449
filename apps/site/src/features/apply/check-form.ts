import { answersFrom } from '@nightshift/shared/hiring/form'
import type { Night } from '@nightshift/shared/seasons/nights'
import { problemsOf } from './problems.ts'

/** Validates the form: its answers, or its problems. Code splitting: loaded when somebody starts to fill the form. */
export function checkForm(form: HTMLFormElement, nights: Night[]) {
  const { data, error } = answersFrom(new FormData(form), { nights, now: new Date() })
  return { answers: data, problems: problemsOf(form, error) }
}
