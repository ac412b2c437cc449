import { expect, test } from 'vitest'
import { PAYCHEX_COLUMNS, paychexFileName, paychexRow } from './paychex.ts'

const NEW_YORK = 'America/New_York'
const shift = {
  id: 4711,
  startTime: '2024-10-04T21:00:09.000Z',
  endTime: '2024-10-05T05:15:09.000Z',
  payrate: 15.5,
  cashTips: 10.25,
  creditTips: 5.5,
  deduction: 5,
  user: { firstName: 'Ash', lastName: 'Marrow', paychexId: '2104' },
}
const cells = (changes: object) => paychexRow({ ...shift, ...changes }, NEW_YORK)
const named = (firstName: string, lastName = 'Marrow') =>
  cells({ user: { firstName, lastName, paychexId: '1' } })[4]

test('a line has a cell for each column', () => {
  expect(Object.fromEntries(cells({}).map((cell, index) => [PAYCHEX_COLUMNS[index], cell]))).toEqual({
    Record: '4711',
    Date: '10/4/2024',
    'Clock In': '5:00:09 PM',
    'Clock Out': '1:15:09 AM',
    Employee: 'Ash Marrow',
    ID: '2104',
    Duration: '8.25',
    Rate: '15.50',
    Deductions: '5.00',
    Tips: '15.75',
  })
})

test('the night daylight saving time ends is paid by elapsed hours', () => {
  const night = { startTime: '2024-11-02T21:00:00.000Z', endTime: '2024-11-03T06:00:00.000Z' }
  expect(cells(night).slice(1, 7)).toEqual([
    '11/2/2024',
    '5:00:00 PM',
    '1:00:00 AM',
    'Ash Marrow',
    '2104',
    '9.00',
  ])
})

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\u0007'])(
  'a name that starts with %j is escaped as text',
  (sign) => {
    expect(named(`${sign}HYPERLINK("x")`)).toBe(`'${sign}HYPERLINK("x") Marrow`)
  },
)

test('a name that starts with a line break is escaped, in one line', () => {
  expect(named('\rHYPERLINK("x")')).toBe(`' HYPERLINK("x") Marrow`)
})

test.each(['O’Dea', '"Ash"', 'Ash, the Grey', 'A=B', ' =1'])('%s is not changed', (firstName) => {
  expect(named(firstName)).toBe(`${firstName} Marrow`)
})

test('an id is escaped as well', () => {
  expect(cells({ user: { firstName: 'Ash', lastName: 'Marrow', paychexId: '=1+1' } })[5]).toBe("'=1+1")
})

test('the file name has the date range', () => {
  expect(paychexFileName({ start: '2024-10-28', end: '2024-11-03' })).toBe(
    '2024-10-28-2024-11-03_fm_paychex_export.csv',
  )
})
