import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { LabourCost, LabourFigures } from './contract.ts'
import { labourCostFileName } from './file-name.ts'
import { LABOUR_COST_COLUMNS, labourCostCsv } from './labour-cost-csv.ts'

const sums = (pay: number, changes: Partial<LabourFigures> = {}) => ({
  ...{ people: 2, hundredths: 1625, pay, cash: 0, credit: 0 },
  ...changes,
})
const HAYRIDE = 7
const GATE = 9

const cost: LabourCost = {
  season: { year: 2024, part: 1 },
  seasonBefore: { year: 2023, part: 1 },
  nights: [
    {
      ...{ key: 'fr1', date: '2024-09-13', label: 'Friday, September 13' },
      ...sums(40000),
      events: [
        { eventId: HAYRIDE, ...sums(30000) },
        { eventId: GATE, ...sums(10000, { cash: 3125, credit: 10250 }) },
      ],
      before: { date: '2023-09-15', ...sums(20000), events: [{ eventId: HAYRIDE, ...sums(20000) }] },
    },
  ],
  otherDays: { ...sums(500), events: [{ eventId: HAYRIDE, ...sums(500) }], before: null },
  totals: sums(40500),
  totalsBefore: sums(20000),
  events: [
    { eventId: HAYRIDE, name: '=Hayride, "north"', ...sums(30500) },
    { eventId: GATE, name: 'Front Gate', ...sums(10000) },
  ],
  open: 0,
}

test('the file reads back as a line for each night and event, formulas defused', () => {
  const file = labourCostCsv(cost)
  expect(file.split('\r\n')).toHaveLength(4)
  const [head, ...lines] = Papa.parse<string[]>(file).data
  expect(head).toEqual(LABOUR_COST_COLUMNS)
  const friday = ['Friday, September 13', '2024-09-13']
  expect(lines).toEqual([
    [
      ...[...friday, '\'=Hayride, "north"', '2', '16.25', '300.00', '75.0', '0.00', '0.00'],
      ...['2023-09-15', '2', '16.25', '200.00', '0.00', '0.00'],
    ],
    [
      ...[...friday, 'Front Gate', '2', '16.25', '100.00', '25.0', '31.25', '102.50'],
      ...['2023-09-15', '', '', '', '', ''],
    ],
    [
      ...['Other days', '', '\'=Hayride, "north"', '2', '16.25', '5.00', '100.0', '0.00', '0.00'],
      ...['', '', '', '', '', ''],
    ],
  ])
})

test('the file begins with a byte order mark, so that Excel reads accents', () => {
  expect(labourCostCsv(cost).startsWith('\uFEFFNight,')).toBe(true)
})

test('the file has the year in its name', () => {
  expect(labourCostFileName(cost)).toBe('labour-cost-2024.csv')
})
