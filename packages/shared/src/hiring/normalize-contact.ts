// Emails and phone numbers for comparison. known-people.queries.ts does the same in SQL, and a test compares the two.

/** Without case, spaces and full-width characters. */
export const normalizeEmail = (email: string) => email.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** The digits, without the country code 1. */
export const normalizePhone = (phone: string) =>
  phone
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
