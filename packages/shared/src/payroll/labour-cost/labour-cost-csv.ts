import Papa from 'papaparse'
import { BYTE_ORDER_MARK, defuseCell } from '../../csv-cell.ts'
import type { LabourCost, LabourFigures, NightFigures } from './contract.ts'
import { formatTenths, tenthsOfPercent } from './share.ts'

export const LABOUR_COST_COLUMNS = [
  'Night',
  'Date',
  'Event',
  'People',
  'Hours',
  'Pay',
  'Share of night %',
  'Cash tips',
  'Credit tips',
  'Last season date',
  'Last season people',
  'Last season hours',
  'Last season pay',
  'Last season cash tips',
  'Last season credit tips',
] as const

const OTHER_DAYS = 'Other days'

/** A line for each night and event, with CRLF line ends. Sums are left to the spreadsheet. */
export function labourCostCsv(cost: LabourCost) {
  const nights = cost.nights.flatMap((night) => linesOf(cost, night.label, night.date, night))
  const lines = [[...LABOUR_COST_COLUMNS], ...nights, ...linesOf(cost, OTHER_DAYS, '', cost.otherDays)]
  return BYTE_ORDER_MARK + Papa.unparse(lines, { newline: '\r\n' })
}

type Compared = NightFigures & { before: (NightFigures & { date?: string }) | null }

function linesOf({ events }: LabourCost, name: string, date: string, night: Compared) {
  const { before, pay } = night
  return events.flatMap((event) => {
    const now = eventOf(night, event.eventId)
    const earlier = before && eventOf(before, event.eventId)
    if (!now && !earlier) return []
    const [people, hours, paid, ...tips] = cellsOf(now)
    const share = formatTenths(tenthsOfPercent(now?.pay ?? 0, pay))
    const named = [defuseCell(name), date, defuseCell(event.name)]
    const last = earlier ? cellsOf(earlier) : ['', '', '', '', '']
    return [[...named, people, hours, paid, share, ...tips, before?.date ?? '', ...last]]
  })
}

const eventOf = ({ events }: NightFigures, id: number) => events.find(({ eventId }) => eventId === id)

const NOTHING = { people: 0, hundredths: 0, pay: 0, cash: 0, credit: 0 }
const cellsOf = ({ people, hundredths, pay, cash, credit }: LabourFigures = NOTHING) => [
  String(people),
  ...[hundredths, pay, cash, credit].map((count) => (count / 100).toFixed(2)),
]
