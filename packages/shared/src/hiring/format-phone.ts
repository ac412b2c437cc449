const ACCEPTED = /^\d{3}-?\d{3}-?\d{4}$/
const SIGNS = /[\s().\-/\u2010-\u2015]/g

/** A number of ten digits, typed in a style that the application form refuses, as it accepts it; others unchanged. */
export function formatPhone(phone: string) {
  if (ACCEPTED.test(phone)) return phone
  const digits = phone.normalize('NFKC').replace(SIGNS, '')
  const [, ...parts] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return parts.length ? parts.join('-') : phone
}
