import { toCents } from '../../money.ts'
import type { PayComponents, PayrollSettings } from '../../setup/payroll-settings/contract.ts'
import { hundredthsOf } from '../../time/timeclock/rules.ts'

/** The columns of Paychex' Standard Payroll Import, all of them, in order. */
export const SPI_COLUMNS = [
  'Client ID',
  'Worker ID',
  'Org',
  'Job Number',
  'Pay Component',
  'Rate',
  'Rate Number',
  'Hours',
  'Units',
  'Line Date',
  'Amount',
  'Check Seq Number',
  'Override State',
  'Override Local',
  'Override Local Jurisdiction',
  'Labor Assignment',
] as const

/** The hours of a line have two decimals and at most three digits before them. In hundredths. */
const MOST_HUNDREDTHS = 99_999

/** What a shift adds to a person's lines. Hours in hundredths, rate and amounts in cents. */
export type SpiItem = { workerId: string; rate: number; hundredths: number } & Record<Tips, number>
type Tips = 'cashTips' | 'creditTips' | 'deduction'
const AMOUNTS = ['cashTips', 'creditTips', 'deduction'] as const satisfies Tips[]

type Shift = { startTime: string | Date; endTime: string | Date; payrate: number } & Record<Tips, number>

export const spiItem = (shift: Shift, workerId: string): SpiItem => ({
  workerId,
  rate: toCents(shift.payrate),
  hundredths: hundredthsOf(shift, new Date(shift.endTime)),
  cashTips: toCents(shift.cashTips),
  creditTips: toCents(shift.creditTips),
  deduction: toCents(shift.deduction),
})

/** Takes back what an earlier file held: imports only add. */
export const takenBack = (item: SpiItem): SpiItem => ({
  ...item,
  hundredths: -item.hundredths,
  cashTips: -item.cashTips,
  creditTips: -item.creditTips,
  deduction: -item.deduction,
})

/** An overtime premium in cents; negative where too much was paid. */
export type SpiPremium = { workerId: string; cents: number }

/** One line: hours at a rate, or an amount. Paychex takes only one of the two. */
export type SpiLine = { workerId: string; component: keyof PayComponents } & (
  | { rate: number; hundredths: number }
  | { amount: number }
)

/** One line for each person, rate and component, people in the order of their worker ids. Nothing for a zero. */
export function spiLines(items: SpiItem[], premiums: SpiPremium[]): SpiLine[] {
  const people = new Map<string, { items: SpiItem[]; premium: number }>()
  const personOf = (workerId: string) => {
    const person = people.get(workerId) ?? { items: [], premium: 0 }
    people.set(workerId, person)
    return person
  }
  for (const item of items) personOf(item.workerId).items.push(item)
  for (const { workerId, cents } of premiums) personOf(workerId).premium += cents
  return [...people.keys()].sort().flatMap((workerId) => {
    const person = people.get(workerId)!
    const amounts = AMOUNTS.map((component) => ({
      component,
      amount: person.items.reduce((sum, item) => sum + item[component], 0),
    }))
    return [
      ...hoursByRate(person.items).map((line) => ({ workerId, component: 'regular' as const, ...line })),
      ...[{ component: 'overtime' as const, amount: person.premium }, ...amounts]
        .filter(({ amount }) => amount !== 0)
        .map((line) => ({ workerId, ...line })),
    ]
  })
}

function hoursByRate(items: SpiItem[]) {
  const rates = new Map<number, number>()
  for (const { rate, hundredths } of items) rates.set(rate, (rates.get(rate) ?? 0) + hundredths)
  return [...rates]
    .sort(([one], [other]) => one - other)
    .flatMap(([rate, total]) => partsOf(total).map((hundredths) => ({ rate, hundredths })))
}

/** Hours that a line can hold; none for zero. */
export function partsOf(hundredths: number): number[] {
  const parts = Array<number>(Math.floor(Math.abs(hundredths) / MOST_HUNDREDTHS))
  const rest = hundredths % MOST_HUNDREDTHS
  return [...parts.fill(Math.sign(hundredths) * MOST_HUNDREDTHS), ...(rest ? [rest] : [])]
}

/** The cells of a line, in the order of the columns. */
export function spiRow(line: SpiLine, { companyId, components }: Pick<PayrollSettings, SpiSettings>) {
  const { workerId, component } = line
  const cells: Partial<Record<(typeof SPI_COLUMNS)[number], string>> = {
    'Client ID': companyId,
    'Worker ID': workerId,
    'Pay Component': components[component],
    ...('amount' in line
      ? { Amount: decimals(line.amount) }
      : { Rate: decimals(line.rate), Hours: decimals(line.hundredths) }),
  }
  return SPI_COLUMNS.map((column) => cells[column] ?? '')
}

export type SpiSettings = 'companyId' | 'components'

const decimals = (hundredths: number) => (hundredths / 100).toFixed(2)

export const spiFileName = (start: string, end: string, kind: 'spi' | 'spiCorrection') =>
  `${start}-${end}_fm_paychex_${kind === 'spi' ? 'spi' : 'spi_correction'}.csv`
