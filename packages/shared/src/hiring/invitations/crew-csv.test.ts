import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { crewCsv } from './crew-csv.ts'

const linkOf = (token: string) => `https://dreadmoor.example/apply/1#invite=${token}`
const wren = {
  firstName: 'Zoë',
  lastName: 'Thorn',
  email: 'zoe@example.com',
  phone: '845-555-0123',
  token: 'tok_1-a',
}

test('the file has the columns of a mail program, CRLF line ends and a byte order mark for Excel', () => {
  expect(crewCsv([wren, { ...wren, firstName: 'A "B", C', phone: '+1 845 555 0123' }], linkOf)).toBe(
    '\uFEFFFirst name,Last name,Email,Phone,Link\r\n' +
      'Zoë,Thorn,zoe@example.com,845-555-0123,https://dreadmoor.example/apply/1#invite=tok_1-a\r\n' +
      `"A ""B"", C",Thorn,zoe@example.com,+1 845 555 0123,https://dreadmoor.example/apply/1#invite=tok_1-a`,
  )
})

test.each([
  ['845-555-0123', '845-555-0123'],
  ['+1 (845) 555-0123', '+1 845 555 0123'],
  // Without the spaces, a spreadsheet shows -1522.
  ['+1-845-555-0123', '+1 845 555 0123'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['=1+1', "'=1+1"],
  ["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ['-2+3', "'-2+3"],
  ['@SUM(1)', "'@SUM(1)"],
])('the phone number %s is written as %s', (phone, written) => {
  const { data } = Papa.parse<string[]>(crewCsv([{ ...wren, phone }], linkOf))
  expect(data[1]![3]).toBe(written)
})

test('any names read back as one line each, and no cell is a formula (CSV injection)', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }), (names) => {
      const file = crewCsv(
        names.map((firstName) => ({ ...wren, firstName })),
        linkOf,
      )
      const { data } = Papa.parse<string[]>(file, { newline: '\r\n' })
      expect(data.length).toBe(names.length + 1)
      for (const [index, cells] of data.slice(1).entries()) {
        expect(cells).toHaveLength(5)
        const name = names[index]!.replaceAll(/[\n-\r\x85\u2028\u2029]+/g, ' ')
        expect(cells[0]!.replace(/^'/, '')).toBe(name.replace(/^'/, ''))
        expect(cells.some((cell) => /^[=+\-@\p{Cc}]/u.test(cell))).toBe(false)
      }
    }),
  )
})
