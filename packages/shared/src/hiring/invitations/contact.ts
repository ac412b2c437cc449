import { normalizeEmail, normalizePhone } from '../normalize-contact.ts'

type Reachable = { email: string; phone: string }

/** Fewer digits are no phone number, and too easy to guess. */
const FEWEST_DIGITS = 7

/** Normalizes an email or a phone number for comparison. Undefined for a text that is neither. */
export function normalizeContact(typed: string) {
  const email = normalizeEmail(typed)
  if (email.includes('@')) return email
  const digits = normalizePhone(typed)
  return digits.length >= FEWEST_DIGITS ? digits : undefined
}

/** The email and the phone number of a person, normalized; none when the person cannot be reached. */
export const contactsOf = ({ email, phone }: Reachable) =>
  [email, phone].flatMap((contact) => normalizeContact(contact) ?? [])

/** Whether the typed text is the person's email or phone number. */
export function isContactOf(person: Reachable, typed: string) {
  const contact = normalizeContact(typed)
  return contact !== undefined && contactsOf(person).includes(contact)
}

type Applicant = Reachable & { firstName: string }

/**
 * Finds people who have applied without their personal link: the same first name, and the same email or phone. Contact
 * data alone would hide the members of a family that shares a phone.
 */
export function matchApplicants(applicants: Applicant[]) {
  const keysOf = (one: Applicant) =>
    contactsOf(one).map((contact) => `${one.firstName.trim().toLowerCase()} ${contact}`)
  const applied = new Set(applicants.flatMap(keysOf))
  return (person: Applicant) => keysOf(person).some((key) => applied.has(key))
}
