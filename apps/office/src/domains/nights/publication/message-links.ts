import { normalizePhone } from '@nightshift/shared/hiring/normalize-contact'
import type { Unseen } from '@nightshift/shared/nights/publication/contract'
import { nightText } from '@nightshift/shared/nights/publication/night-text'
import { placeText } from '@nightshift/shared/nights/publication/place-text'
import { formatClock } from '@nightshift/shared/time'
import { MESSAGE } from './publication.texts.ts'

const FEWEST_DIGITS = 7

type About = { festivalName: string; timeZone: string; address: string }

/** What somebody is sent: their nights, and where to answer. */
export function messageFor({ firstName, nights }: Unseen, { festivalName, timeZone, address }: About) {
  const lines = nights.map((night) => {
    const date = nightText(night.night)
    const place = `${placeText(night)}, ${night.eventName}`
    if (night.isCancelled) return MESSAGE.off(date)
    return night.isCalledOff
      ? MESSAGE.calledOff(date)
      : MESSAGE.night(date, place, formatClock(night.callAt, timeZone))
  })
  return [MESSAGE.greeting(firstName, festivalName), ...lines, MESSAGE.answer(address)].join('\n')
}

/** '?&body=' is read by iPhones and by Android phones. */
export function smsLink(phone: string, message: string) {
  const number = dialled(phone)
  return number && `sms:${number}?&body=${encodeURIComponent(message)}`
}

/** Lines end in CRLF, as in a mail. The @ stays as it is (RFC 6068): not every mail program decodes it. */
export function mailLink(email: string, subject: string, message: string) {
  if (!email.includes('@')) return undefined
  const body = encodeURIComponent(message.replaceAll('\n', '\r\n'))
  const to = encodeURIComponent(email.trim()).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`
}

/** Numbers of ten digits are American ones. */
function dialled(phone: string) {
  const digits = normalizePhone(phone)
  if (digits.length < FEWEST_DIGITS) return undefined
  if (digits.length === 10) return `+1${digits}`
  return phone.trim().startsWith('+') ? `+${digits}` : digits
}
