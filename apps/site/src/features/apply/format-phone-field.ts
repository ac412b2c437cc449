import { formatPhone } from '@nightshift/shared/hiring/format-phone'

/** Writes the number as the form accepts it. The input event saves the draft and takes a problem back. */
export function formatPhoneField(field: HTMLInputElement) {
  const phone = formatPhone(field.value)
  if (phone === field.value) return
  field.value = phone
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
