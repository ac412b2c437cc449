/** A night of somebody in their calendar. */
export type CalendarEvent = {
  /** Never changes: a calendar replaces the event of the same id. */
  uid: string
  /** Grows with each change that the person can see. */
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  summary: string
  location: string
  description: string
  isCancelled: boolean
}

const CRLF = '\r\n'
const FOLD_AT = 75
/** A calendar without any component is invalid, and some programs refuse the address of one. All times are in UTC. */
const UTC_ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Etc/UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'TZNAME:UTC', 'END:STANDARD', 'END:VTIMEZONE'],
]

/** An iCalendar file (RFC 5545): CRLF line ends, times in UTC, lines folded at 75 octets. */
export function icsCalendar(name: string, events: CalendarEvent[]) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nightshift//My nights//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    // How often to ask; some calendars follow neither and ask once a day.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...UTC_ZONE,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => fold(line) + CRLF).join('')
}

const eventLines = (event: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(event.changedAt)}`,
  `LAST-MODIFIED:${utc(event.changedAt)}`,
  `DTSTART:${utc(event.startsAt)}`,
  `DTEND:${utc(event.endsAt)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `LOCATION:${escapeText(event.location)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** '20241004T210000Z' */
const utc = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** Line breaks become \n; other control characters have no place in a calendar. */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Breaks a long line between characters; the rest begins with a space. */
function fold(line: string) {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > FOLD_AT) {
      folded += `${CRLF} `
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
