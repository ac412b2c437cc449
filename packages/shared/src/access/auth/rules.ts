import { can } from '../../access.ts'

/** The password of a new employee, and after a reset. */
export const defaultPassword = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  stripWhitespace(`${firstName}${lastName}`).toLowerCase()

/** Strips whitespace from passwords, on setting and on signing in. */
export const stripWhitespace = (password: string) => password.replace(/\s/g, '')

export const PASSWORD_MIN_LENGTH = 8

/** Why somebody may not choose this password, without whitespace, if they may not. */
export function newPasswordProblem(password: string, person: { firstName: string; lastName: string }) {
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordTooShort'
  return password === defaultPassword(person) ? 'passwordIsDefault' : undefined
}

/** A default password can be guessed, so people with rights must replace it first. */
export const mustReplacePassword = (person: { accessLvl: number; passwordIsDefault: boolean }) =>
  person.passwordIsDefault && can(person, 'admin.open')
