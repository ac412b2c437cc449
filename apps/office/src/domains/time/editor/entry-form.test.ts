import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entry } from '../testing/entries.ts'
import { type EntryForm, formOf, readForm } from './entry-form.ts'

const ZONE = 'America/New_York'
const FALL_BACK = '2024-11-03T01:30'
const shift = entry({
  startTime: '2024-11-02T21:00:09.123Z',
  endTime: '2024-11-03T04:00:00.000Z',
  cashTips: 3.25,
  deduction: 5,
  note: 'Rain',
})

const read = (changes: Partial<EntryForm>, of = shift) => {
  const reading = readForm(of, { ...formOf(of, ZONE), ...changes }, ZONE)
  return reading.kind === 'read' ? reading.patch : `${reading.field}: ${reading.problem}`
}

test('an unchanged form sends nothing', () => {
  const instant = fc
    .integer({ min: Date.parse('2024-10-25'), max: Date.parse('2024-11-10') })
    .map((ms) => new Date(ms).toISOString())
  fc.assert(
    fc.property(instant, fc.option(fc.nat(50_000_000)), (startTime, length) => {
      const endTime = length === null ? null : new Date(Date.parse(startTime) + length).toISOString()
      expect(read({}, entry({ startTime, endTime }))).toEqual({})
    }),
  )
})

test('an input without seconds, where a browser omits ":00", changes nothing', () => {
  expect(read({ end: { text: '2024-11-03T00:00' } })).toEqual({})
})

describe('times', () => {
  test.each([
    ['an ordinary time', { text: '2024-11-03T00:45' }, { endTime: '2024-11-03T04:45:00.000Z' }],
    ['seconds', { text: '2024-11-03T00:45:30' }, { endTime: '2024-11-03T04:45:30.000Z' }],
    ['the first half past one', { text: FALL_BACK, which: 'first' }, { endTime: '2024-11-03T05:30:00.000Z' }],
    [
      'the second half past one',
      { text: FALL_BACK, which: 'second' },
      { endTime: '2024-11-03T06:30:00.000Z' },
    ],
    ['an ambiguous half past one', { text: FALL_BACK }, 'end: ambiguous'],
    ['a skipped time', { text: '2025-03-09T02:30' }, 'end: skipped'],
    ['an end before the start', { text: '2024-11-02T16:00' }, 'end: endBeforeStart'],
    ['no end', { text: '' }, { endTime: null }],
  ] as const)('%s', (_, end, expected) => {
    expect(read({ end })).toEqual(expected)
  })

  test('a missing start is refused', () => {
    expect(read({ start: { text: '' } })).toBe('start: missing')
  })

  test('choosing the other of two ambiguous times is a change, and changing it back is none', () => {
    const second = entry({ startTime: '2024-11-03T01:00:00.000Z', endTime: '2024-11-03T06:30:00.000Z' })
    expect(formOf(second, ZONE).end.which).toBe('second')
    expect(read({ end: { text: FALL_BACK, which: 'first' } }, second)).toEqual({
      endTime: '2024-11-03T05:30:00.000Z',
    })
    expect(read({ end: { text: FALL_BACK, which: 'second' } }, second)).toEqual({})
  })
})

test('changed tips, deduction and notes are sent; an empty amount is 0', () => {
  expect(read({ cashTips: '', creditTips: '10.5', deduction: '5.00', note: '' })).toEqual({
    cashTips: 0,
    creditTips: 10.5,
    note: '',
  })
})

describe('position and rate', () => {
  test.each([
    ['another position with its rate', { position: '7', rate: '18.50' }, { positionId: 7, payrate: 18.5 }],
    ['the same rate in other digits', { rate: '15.5' }, {}],
    ['a rate of 0', { rate: '0' }, { payrate: 0 }],
    ['no rate', { rate: '' }, 'rate: missing'],
    ['a rate that is no multiple of a quarter', { rate: '15.10' }, 'rate: badRate'],
    ['a rate above 500', { rate: '500.25' }, 'rate: badRate'],
  ])('%s', (_, changes, expected) => {
    expect(read(changes)).toEqual(expected)
  })
})
