import type { Figures, NightClosing } from '@nightshift/shared/nights/night-reports/contract'
import styles from './event-figures.module.css'
import { NIGHTS } from './night-reports.texts.ts'
import { FIGURES } from './night-words.ts'

type Props = { events: NightClosing['events']; totals: Figures }

/** The figures of each event and their sums. Without money for those who may not see it. */
export function EventFigures({ events, totals }: Props) {
  const columns = FIGURES.filter(({ value }) => value(totals) !== undefined)
  const cells = (figures: Figures) =>
    columns.map(({ id, value, text }) => {
      const shown = value(figures) ?? 0
      return (
        <td key={id} data-label={NIGHTS.figures[id]} data-empty={shown === 0 || undefined}>
          {text(shown)}
        </td>
      )
    })
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{NIGHTS.event}</th>
            {columns.map(({ id }) => (
              <th key={id} scope="col">
                {NIGHTS.figures[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.eventId}>
              <th scope="row">{event.name}</th>
              {cells(event)}
            </tr>
          ))}
        </tbody>
        {events.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{NIGHTS.total}</th>
              {cells(totals)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
