import type { LabourCost, LabourFigures } from '@nightshift/shared/payroll/labour-cost/contract'

const sums = (pay: number, changes: Partial<LabourFigures> = {}): LabourFigures => ({
  ...{ people: 2, hundredths: 1625, pay, cash: 0, credit: 0 },
  ...changes,
})
const nothing = { people: 0, hundredths: 0, pay: 0, cash: 0, credit: 0, events: [] }
const TIPS = { cash: 3125, credit: 10250 }

/** Two nights of two events: the first worked, the second not. */
export const labourCost = (): LabourCost => ({
  ...{ season: { year: 2024, part: 1 }, seasonBefore: { year: 2023, part: 1 } },
  nights: [
    {
      ...{ key: 'fr1', date: '2024-09-13', label: 'Friday, September 13' },
      ...sums(40000, { people: 3, hundredths: 3250, ...TIPS }),
      events: [
        { eventId: 7, ...sums(30000) },
        { eventId: 9, ...sums(10000, TIPS) },
      ],
      before: { date: '2023-09-15', ...sums(20000), events: [{ eventId: 7, ...sums(20000) }] },
    },
    { key: 'sa1', date: '2024-09-14', label: 'Saturday, September 14', ...nothing, before: null },
  ],
  otherDays: { ...sums(500), events: [{ eventId: 7, ...sums(500) }], before: null },
  totals: sums(40500, { people: 3, hundredths: 4875, ...TIPS }),
  totalsBefore: sums(20000),
  events: [
    { eventId: 7, name: 'Hayride', ...sums(30500) },
    { eventId: 9, name: 'Front Gate', ...sums(10000, TIPS) },
  ],
  open: 1,
})
