import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDateAndTime } from './fast-local-time.ts'
import { formatDate, formatTime } from './time.ts'

const ZONES = ['America/New_York', 'America/Phoenix', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC']

/** The hours around the clock changes of 2024 in New York, and any other time. */
const instants = fc.oneof(
  fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
  fc.date({ min: new Date('2024-11-03T04:00Z'), max: new Date('2024-11-03T08:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2024-03-10T05:00Z'), max: new Date('2024-03-10T09:00Z'), noInvalidDate: true }),
)

test('says the same as the slow way', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (at, timeZone) => {
      const instant = at.toISOString()
      expect(localDateAndTime(instant, timeZone)).toEqual({
        date: formatDate(instant, timeZone),
        time: formatTime(instant, timeZone),
      })
    }),
    { numRuns: 1000 },
  )
})
