import { describe, expect, test } from 'vitest'
import { entry } from '../testing/entries.ts'
import { formOf, readShift } from './shift-form.ts'

const ZONE = 'America/New_York'
const actor = { positionId: 1, isTipped: false }
const barkeeper = { positionId: 2, isTipped: true }
const both = [actor, barkeeper]
const shift = entry({ startTime: '2024-10-04T21:00:00.123Z' })
const prefilled = formOf(shift, both, ZONE)

describe('the form', () => {
  test('begins with the shift as it is', () => {
    expect(prefilled).toEqual({
      ...{ start: { text: '2024-10-04T17:00:00' }, end: { text: '2024-10-05T01:00:00' } },
      ...{ positionId: '1', cashTips: '', creditTips: '' },
    })
  })

  test('chooses the position where there is only one', () => {
    expect(formOf(undefined, [actor], ZONE).positionId).toBe('1')
    expect(formOf(undefined, both, ZONE).positionId).toBe('')
  })
})

const read = (changes: Partial<typeof prefilled>, known: typeof shift | undefined = shift) =>
  readShift({ ...prefilled, ...changes }, known, both, ZONE)

describe('reading it', () => {
  test('keeps instants that were not touched, with their milliseconds', () => {
    expect(read({ end: { text: '2024-10-05T01:30' } })).toEqual({
      kind: 'read',
      shift: {
        ...{ startTime: shift.startTime, endTime: '2024-10-05T05:30:00.000Z', positionId: 1 },
        ...{ cashTips: 0, creditTips: 0 },
      },
    })
  })

  test('takes tips for a tipped position only', () => {
    const tips = { cashTips: '5.25', creditTips: '' }
    expect(read({ ...tips, positionId: '2' })).toMatchObject({ shift: { cashTips: 5.25, creditTips: 0 } })
    expect(read({ ...tips, positionId: '1' })).toMatchObject({ shift: { cashTips: 0, creditTips: 0 } })
  })

  test('keeps tips that an untipped shift has, and drops them with its position', () => {
    const tipped = { ...shift, positionId: 1, cashTips: 4 }
    const other = [actor, { positionId: 3, isTipped: false }]
    const readAs = (positionId: string) => readShift({ ...prefilled, positionId }, tipped, other, ZONE)
    expect(readAs('1')).toMatchObject({ shift: { cashTips: 4 } })
    expect(readAs('3')).toMatchObject({ shift: { cashTips: 0 } })
  })

  test.each([
    [{ start: { text: '' } }, 'start', 'missing'],
    [{ end: { text: '' } }, 'end', 'missing'],
    [{ end: { text: '2024-10-04T17:00:00' } }, 'end', 'endBeforeStart'],
    [{ positionId: '' }, 'positionId', 'missing'],
    [{ start: { text: '2024-03-10T02:30:00' } }, 'start', 'skipped'],
    [{ end: { text: '2024-11-03T01:30:00' } }, 'end', 'ambiguous'],
  ])('%j: %s is %s', (changes, field, problem) => {
    expect(read(changes, undefined)).toEqual({ kind: 'problem', field, problem })
  })
})
