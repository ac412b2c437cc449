import type { LabourFigures, NightFigures } from '@nightshift/shared/payroll/labour-cost/contract'
import type { LabourRow } from './labour-cost.queries.ts'

const NOTHING: LabourFigures = { people: 0, hundredths: 0, pay: 0, cash: 0, credit: 0 }

const figuresOf = ({ people, hundredths, pay, cash, credit }: LabourFigures = NOTHING): LabourFigures => ({
  people,
  hundredths,
  pay,
  cash,
  credit,
})

/** Reads the rows of one season. */
export function labourFigures(rows: LabourRow[]) {
  const eventRows = (which: (row: LabourRow) => boolean) =>
    rows
      .filter(which)
      .map((row) => ({ eventId: row.eventId!, ...figuresOf(row) }))
      .sort((one, other) => other.pay - one.pay || one.eventId - other.eventId)
  return {
    totals: figuresOf(rows.find(({ sums }) => sums === 'season')),
    byEvent: eventRows(({ sums }) => sums === 'event'),
    /** The sums of a night; of the other days without one. */
    of: (night: string | null): NightFigures => ({
      ...figuresOf(rows.find((row) => row.sums === 'night' && row.night === night)),
      events: eventRows((row) => row.sums === 'nightAndEvent' && row.night === night),
    }),
  }
}
