import { newPasswordProblem, stripWhitespace } from '@nightshift/shared/access/auth/rules'
import { FirstRun } from '@nightshift/shared/access/first-run/contract'
import { TimeZone } from '@nightshift/shared/setup/festivals/contract'
import { type Problems, schemaProblems } from '../../../lib/field-problems.ts'
import { FIRST_RUN } from './first-run.texts.ts'

/** The browser's own zone, unless only browsers know its name. */
function usualTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return TimeZone.safeParse(timeZone).success ? timeZone : 'UTC'
}

/** Without the season, whose fields are those of the Season page. */
export type FirstRunFields = Omit<FirstRun, 'season'>

export const emptyFields = (): FirstRunFields => ({
  code: '',
  firstName: '',
  lastName: '',
  username: '',
  password: '',
  festivalName: '',
  timeZone: usualTimeZone(),
  hostName: '',
})

/** Validation messages by field, by the rules of the server. */
export function firstRunProblems(fields: FirstRunFields): Problems<FirstRunFields> {
  const problems = schemaProblems(FirstRun.omit({ season: true }), fields, problemOf)
  const password = newPasswordProblem(stripWhitespace(fields.password), fields)
  return password && !problems.password ? { ...problems, password: FIRST_RUN[password] } : problems
}

function problemOf(field: keyof FirstRunFields, rule: string) {
  if (field === 'hostName') return FIRST_RUN.notAHost
  if (rule === 'too_small') return FIRST_RUN.missing
  return rule === 'too_big' ? FIRST_RUN.tooLong : FIRST_RUN.unfit
}
