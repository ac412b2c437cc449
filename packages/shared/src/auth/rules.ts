import { can } from '../access.ts'

/** The password of a new employee, and after a reset. */
export const defaultPassword = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  stripWhitespace(`${firstName}${lastName}`).toLowerCase()

/** Strips whitespace from passwords, on setting and on signing in. */
export const stripWhitespace = (password: string) => password.replace(/\s/g, '')

export const PASSWORD_MIN_LENGTH = 8

/** A default password can be guessed, so people with rights must replace it first. */
export const mustReplacePassword = (person: { accessLvl: number; passwordIsDefault: boolean }) =>
  person.passwordIsDefault && can(person, 'admin.open')
