import { expect, test } from 'vitest'
import { roundingDifference } from './rounding.ts'
import { type SpiItem, spiFileName, spiItem, spiLines, takenBack } from './spi.ts'
import { spiCsv } from './spi-csv.ts'

const settings = {
  companyId: '70123456',
  components: {
    regular: 'Hourly',
    overtime: 'OT Premium',
    cashTips: 'Tips, Cash',
    creditTips: 'Tips Credit',
    deduction: 'Costume',
  },
}

const item = (changes: Partial<SpiItem> = {}): SpiItem => ({
  ...{ workerId: '2104', rate: 1525, hundredths: 400, cashTips: 0, creditTips: 0, deduction: 0 },
  ...changes,
})

test('the file has all columns in order and one line per person, rate and component, with CRLF line ends', () => {
  const lines = spiLines(
    [
      item({ workerId: '31', cashTips: 1250, creditTips: 400, deduction: 500 }),
      item(),
      item({ rate: 1200, hundredths: 333 }),
      item({ hundredths: 650 }),
    ],
    [{ workerId: '2104', cents: 3600 }],
  )
  expect(spiCsv(lines, settings).split('\r\n')).toEqual([
    'Client ID,Worker ID,Org,Job Number,Pay Component,Rate,Rate Number,Hours,Units,Line Date,Amount,Check Seq Number,Override State,Override Local,Override Local Jurisdiction,Labor Assignment',
    '70123456,2104,,,Hourly,12.00,,3.33,,,,,,,,',
    '70123456,2104,,,Hourly,15.25,,10.50,,,,,,,,',
    '70123456,2104,,,OT Premium,,,,,,36.00,,,,,',
    '70123456,31,,,Hourly,15.25,,4.00,,,,,,,,',
    '70123456,31,,,"Tips, Cash",,,,,,12.50,,,,,',
    '70123456,31,,,Tips Credit,,,,,,4.00,,,,,',
    '70123456,31,,,Costume,,,,,,5.00,,,,,',
  ])
})

test('a correction holds signed differences, and nothing where there is none', () => {
  const lines = spiLines(
    [
      takenBack(item({ cashTips: 1000 })),
      item({ hundredths: 350, cashTips: 1000, deduction: 25 }),
      takenBack(item({ workerId: '31' })),
      item({ workerId: '31' }),
    ],
    [{ workerId: '2104', cents: -150 }],
  )
  expect(lines).toEqual([
    { workerId: '2104', component: 'regular', rate: 1525, hundredths: -50 },
    { workerId: '2104', component: 'overtime', amount: -150 },
    { workerId: '2104', component: 'deduction', amount: 25 },
  ])
  expect(spiCsv(lines, settings)).toContain('Hourly,15.25,,-0.50,')
})

test('a line holds 999.99 hours at most', () => {
  const hours = (hundredths: number) =>
    spiLines([item({ hundredths })], []).map((line) => 'hundredths' in line && line.hundredths)
  expect(hours(99_999)).toEqual([99_999])
  expect(hours(100_000)).toEqual([99_999, 1])
  expect(hours(-200_000)).toEqual([-99_999, -99_999, -2])
  expect(hours(-99_999)).toEqual([-99_999])
  expect(hours(2_000_000_000)).toHaveLength(20_001)
})

test('an item has the hours as the shift rounds them, and money in cents', () => {
  const times = { startTime: '2024-11-03T04:00:00Z', endTime: '2024-11-03T07:20:00Z' }
  const shift = { ...times, payrate: 10.25, cashTips: 0.25, creditTips: 12.5, deduction: 3 }
  expect(spiItem(shift, '7')).toEqual({
    ...{ workerId: '7', rate: 1025, hundredths: 333, cashTips: 25, creditTips: 1250, deduction: 300 },
  })
})

test('merged lines round differently from single ones, and the cents are named', () => {
  const one = item({ workerId: '7', rate: 1025, hundredths: 333 })
  expect(roundingDifference([one, one])).toEqual([{ workerId: '7', rate: 1025, single: 6826, merged: 6827 }])
  expect(roundingDifference([one])).toEqual([])
  expect(roundingDifference([one, { ...one, workerId: '8' }])).toEqual([])
  expect(roundingDifference([one, { ...one, rate: 1050 }])).toEqual([])
})

test('what is taken back is rounded as it was paid', () => {
  const one = item({ workerId: '7', rate: 1025, hundredths: 333 })
  const back = takenBack(one)
  expect(roundingDifference([back, back])).toEqual([
    { workerId: '7', rate: 1025, single: -6826, merged: -6827 },
  ])
  expect(roundingDifference([back, one])).toEqual([])
  // 3.33 hours at $10.50 are $34.965: a half.
  const half = { ...one, rate: 1050 }
  expect(roundingDifference([half])).toEqual([])
  expect(roundingDifference([takenBack(half)])).toEqual([])
})

test('the name of the file says what it is', () => {
  expect(spiFileName('2024-09-30', '2024-10-06', 'spi')).toBe('2024-09-30-2024-10-06_fm_paychex_spi.csv')
  expect(spiFileName('2024-09-30', '2024-10-06', 'spiCorrection')).toBe(
    '2024-09-30-2024-10-06_fm_paychex_spi_correction.csv',
  )
})
