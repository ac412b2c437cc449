import type { Figures, NightEnding } from '@nightshift/shared/nights/night-reports/contract'
import { DataTable } from '../../../kit/data-table.tsx'
import { NIGHTS } from './night-reports.texts.ts'
import { FIGURES } from './night-words.ts'

type Props = { events: NightEnding['events']; totals: Figures }

/** The figures of each event and their sums. Without money for those who may not see it. */
export const EventFigures = ({ events, totals }: Props) => (
  <DataTable
    label={NIGHTS.event}
    rows={events}
    keyOf={({ eventId }) => eventId}
    foot={events.length > 1 && NIGHTS.total}
    columns={[
      { label: NIGHTS.event, value: ({ name }) => name },
      ...FIGURES.filter(({ value }) => value(totals) !== undefined).map(({ id, value, text }) => ({
        label: NIGHTS.figures[id],
        value: (figures: Figures) => text(value(figures) ?? 0),
        total: () => text(value(totals) ?? 0),
        isNumber: true,
      })),
    ]}
  />
)
