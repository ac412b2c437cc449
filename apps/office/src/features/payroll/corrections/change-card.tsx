import { Button } from '@mantine/core'
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { formatDate, formatDateTime } from '@nightshift/shared/time'
import { EXPORTS } from '../exports/exports.texts.ts'
import { changeRows } from './change-values.ts'
import styles from './corrections.module.css'
import { CORRECTIONS } from './corrections.texts.ts'

type Props = { change: ChangedEntry; timeZone: string; onOpen: () => void }

/** One changed entry: whose, what payroll has and what is so now. */
export function ChangeCard({ change, timeZone, onOpen }: Props) {
  const { user, positionName, state, kind, exportedAt, before, after } = change
  const name = `${user.firstName} ${user.lastName}`
  const day = formatDate((before ?? after)!.startTime, timeZone)
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.hint}>
          {positionName}, {day}
        </p>
        <p className={styles.hint}>
          {CORRECTIONS.exported(EXPORTS.kinds[kind], formatDateTime(exportedAt, timeZone))}
        </p>
      </div>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.state}>{CORRECTIONS.states[state]}</span>
            </th>
            <th scope="col">{CORRECTIONS.before}</th>
            <th scope="col">{CORRECTIONS.after}</th>
          </tr>
        </thead>
        <tbody>
          {changeRows(change, timeZone).map(({ field, label, before: was, after: now }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {state !== 'deleted' && (
        <Button variant="default" aria-label={CORRECTIONS.openOf(name, day)} onClick={onOpen}>
          {CORRECTIONS.open}
        </Button>
      )}
    </article>
  )
}
