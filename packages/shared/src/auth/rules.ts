import { can } from '../access.ts'

/** A new employee's password, and the one a reset goes back to. */
export const defaultPassword = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  stripWhitespace(`${firstName}${lastName}`).toLowerCase()

/** Passwords carry no whitespace, neither when they are set nor when they are typed. */
export const stripWhitespace = (password: string) => password.replace(/\s/g, '')

export const PASSWORD_MIN_LENGTH = 8

/** Anyone can guess a default password, so people with rights must set a new one before anything else. */
export const mustReplacePassword = (person: { accessLvl: number; passwordIsDefault: boolean }) =>
  person.passwordIsDefault && can(person, 'admin.open')
