import { expect, test } from 'vitest'
import { paychexCsv } from './paychex-csv.ts'
import { linesOf, redactedFile } from './redact.ts'

const shift = (id: number, firstName: string, paychexId: string) => ({
  ...{ id, startTime: '2024-10-04T21:00:00.000Z', endTime: '2024-10-05T05:00:00.000Z' },
  ...{ payrate: 15.5, cashTips: 10, creditTips: 0, deduction: 1.5 },
  user: { firstName, lastName: 'O"Hara, Jr', paychexId },
})
const nobody = { entryIds: new Set<number>(), workerIds: new Set<string>() }

test('a CSV forgets the name and id of the lines of a person, and nothing else', () => {
  const file = (name: (id: number) => [string, string]) =>
    paychexCsv(
      [7, 8, 9].map((id) => shift(id, ...name(id))),
      'America/New_York',
    )
  const before = file((id) => [id === 8 ? 'Bo' : 'Ash', id === 8 ? '205' : '104'])
  const lines = linesOf(before, 'csv', { ...nobody, entryIds: new Set([7, 9]) })
  expect(lines).toEqual([1, 3])
  const after = redactedFile(before, new Set(lines)).split('\r\n')
  expect(after[1]).toBe('7,10/4/2024,5:00:00 PM,1:00:00 AM,Former employee,000,8.00,15.50,1.50,10.00')
  expect(after[3]).toContain('Former employee,000')
  expect([after[0], after[2]]).toEqual([before.split('\r\n')[0], before.split('\r\n')[2]])
  expect(linesOf(before, 'csv', nobody)).toEqual([])
  expect(redactedFile(before, new Set())).toBe(before)
})

test('an SPI forgets the worker id', () => {
  const spi = 'Client ID,Worker ID,Hours\r\n1111,104,8.00\r\n1111,205,4.00'
  const lines = linesOf(spi, 'spiCorrection', { ...nobody, workerIds: new Set(['104']) })
  expect(redactedFile(spi, new Set(lines))).toBe(
    'Client ID,Worker ID,Hours\r\n1111,000,8.00\r\n1111,205,4.00',
  )
})
