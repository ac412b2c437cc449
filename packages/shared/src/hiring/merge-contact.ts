import { normalizeEmail, normalizePhone } from './normalize-contact.ts'

export const CONTACT_FIELDS = ['firstName', 'middleName', 'lastName', 'email', 'phone'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type Contact = Record<ContactField, string>

/**
 * The names and contact data of somebody who applies again: what the application says, which is newer. What is on file
 * stays where the application says nothing, says the same in another spelling, or has the initial of a middle name.
 */
export const mergeContact = (onFile: Contact, sent: Contact) =>
  Object.fromEntries(
    CONTACT_FIELDS.map((field) => [
      field,
      keepsOnFile(field, onFile[field], sent[field]) ? onFile[field] : sent[field],
    ]),
  ) as Contact

function keepsOnFile(field: ContactField, onFile: string, sent: string) {
  if (!sent.trim() || spelling(field, onFile) === spelling(field, sent)) return true
  const isInitial = field === 'middleName' && spelling(field, sent).length === 1
  return isInitial && spelling(field, onFile).startsWith(spelling(field, sent))
}

/** Of a name, case and punctuation do not count. */
function spelling(field: ContactField, value: string) {
  if (field === 'email') return normalizeEmail(value)
  if (field === 'phone') return normalizePhone(value)
  return value.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
