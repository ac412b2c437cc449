import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, icsCalendar } from './ics.ts'

const event: CalendarEvent = {
  uid: 'night-7@nightshift',
  sequence: 2,
  changedAt: new Date('2024-10-01T12:00:00Z'),
  startsAt: new Date('2024-10-04T21:00:00Z'),
  endsAt: new Date('2024-10-05T05:00:00Z'),
  summary: 'Actor, The Bog',
  location: 'Dreadmoor',
  description: 'Be there at 5 PM',
  isCancelled: false,
}

test('an event has its id, sequence and times in UTC', () => {
  expect(icsCalendar('My nights', [event]).split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Nightshift//My nights//EN', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', 'X-WR-CALNAME:My nights', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'],
    'X-PUBLISHED-TTL:PT1H',
    ...['BEGIN:VTIMEZONE', 'TZID:Etc/UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'TZNAME:UTC', 'END:STANDARD', 'END:VTIMEZONE'],
    ...['BEGIN:VEVENT', 'UID:night-7@nightshift', 'SEQUENCE:2'],
    ...['DTSTAMP:20241001T120000Z', 'LAST-MODIFIED:20241001T120000Z', 'DTSTART:20241004T210000Z'],
    ...['DTEND:20241005T050000Z', 'SUMMARY:Actor\\, The Bog', 'LOCATION:Dreadmoor'],
    ...['DESCRIPTION:Be there at 5 PM', 'STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR', ''],
  ])
})

const unfold = (file: string) => file.replaceAll('\r\n ', '')
const plain = (text: string) => text.replace(/\\(.)/g, (_, after) => (after === 'n' ? '\n' : after))

test('any text reads back, no line is longer than 75 octets, and no text adds a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const file = icsCalendar('Nights', [{ ...event, summary }])
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const lines = unfold(file).split('\r\n')
      expect(lines).toHaveLength(31)
      const read = lines.find((line) => line.startsWith('SUMMARY:'))!.slice('SUMMARY:'.length)
      expect(plain(read)).toBe(summary.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ''))
    }),
  )
})

test('a calendar without nights still has a component, as RFC 5545 demands', () => {
  expect(icsCalendar('Nights', [])).toContain('\r\nBEGIN:VTIMEZONE\r\n')
})

test('a cancelled night stays in the calendar as cancelled', () => {
  expect(icsCalendar('Nights', [{ ...event, isCancelled: true }])).toContain('STATUS:CANCELLED')
})
