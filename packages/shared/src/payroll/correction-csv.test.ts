import { describe, expect, test } from 'vitest'
import { correctionCsv, correctionFileName, correctionLines } from './correction-csv.ts'
import { PAYCHEX_COLUMNS } from './paychex.ts'

const user = { id: '7d0f', firstName: 'Ash', lastName: 'Graves', isErased: false }
const exported = {
  paychexId: '104',
  startTime: '2024-10-04T21:00:00.000Z',
  endTime: '2024-10-05T05:00:00.000Z',
  payrate: 15.5,
  cashTips: 10,
  creditTips: 2.25,
  deduction: 1.5,
}
const lines = (before: typeof exported | null, after: typeof exported | null) =>
  correctionLines([{ id: 7, user, before, after }], 'America/New_York')

const start = ['7', '10/4/2024', '5:00:00 PM']
const was = [...start, '1:00:00 AM', 'Ash Graves', '104', '8.00', '15.50', '1.50', '12.25']
const takenBack = [...start, '1:00:00 AM', 'Ash Graves', '104', '-8.00', '15.50', '-1.50', '-12.25']

describe('a correction', () => {
  test('takes the old line back, then adds the new one', () => {
    const after = { ...exported, endTime: '2024-10-05T03:30:00.000Z', payrate: 16 }
    const now = [...start, '11:30:00 PM', 'Ash Graves', '104', '6.50', '16.00', '1.50', '12.25']
    expect(lines(exported, after)).toEqual([takenBack, now])
  })

  test('takes a deleted entry back, and adds one that was taken back before', () => {
    expect(lines(exported, null)).toEqual([takenBack])
    expect(lines(null, exported)).toEqual([was])
  })

  test('takes hours back under the id that payroll has them under', () => {
    const ids = lines(exported, { ...exported, paychexId: '205' }).map((line) => line[5])
    expect(ids).toEqual(['104', '205'])
  })

  test('has no sign before zero, and still defuses names', () => {
    const [line] = correctionLines(
      [
        {
          ...{ id: 7, after: null, user: { ...user, firstName: '=SUM(A1)' } },
          before: { ...exported, cashTips: 0, creditTips: 0, deduction: 0 },
        },
      ],
      'America/New_York',
    )
    expect(line!.slice(4)).toEqual(["'=SUM(A1) Graves", '104', '-8.00', '15.50', '0.00', '0.00'])
  })

  test('is a file in the columns of the spec', () => {
    expect(correctionCsv([was])).toBe(`${PAYCHEX_COLUMNS.join()}\r\n${was.join()}`)
    expect(correctionFileName({ start: '2024-09-30', end: '2024-10-06' })).toBe(
      '2024-09-30-2024-10-06_fm_paychex_correction.csv',
    )
  })
})
