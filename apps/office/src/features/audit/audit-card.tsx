import { Button, VisuallyHidden } from '@mantine/core'
import type { AuditRow } from '@nightshift/shared/audit/audit'
import { formatDateTime } from '@nightshift/shared/time'
import styles from './audit.module.css'
import { AUDIT } from './audit.texts.ts'
import { actorText, changedFields, doneText, type Names } from './audit-changes.ts'

type Props = {
  row: AuditRow
  names: Names
  timeZone: string
  /** Undefined when there is nothing to restore. */
  onRestore: (() => void) | undefined
}

/** One audit row: what, to whom, by whom, when, and each changed field before and after. */
export function AuditCard({ row, names, timeZone, onRestore }: Props) {
  const fields = changedFields(row, names, timeZone)
  return (
    <article className={styles.card}>
      <h2 className={styles.what}>
        {doneText(row)}
        {row.subject && <span className={styles.subject}>{row.subject}</span>}
      </h2>
      <p className={styles.who}>
        <strong>{actorText(row)}</strong>
        <time dateTime={row.at}>{formatDateTime(row.at, timeZone)}</time>
      </p>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          <div className={styles.captions} aria-hidden="true">
            <dt />
            <dd>{AUDIT.before}</dd>
            <dd>{AUDIT.after}</dd>
          </div>
          {fields.map(({ field, label, before, after }) => (
            <div key={field} className={styles.field}>
              <dt>{label}</dt>
              <dd className={styles.before}>
                <VisuallyHidden>{AUDIT.before}: </VisuallyHidden>
                {before}
              </dd>
              <dd>
                <VisuallyHidden>{AUDIT.after}: </VisuallyHidden>
                {after}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {onRestore && (
        <Button variant="default" className={styles.restore} onClick={onRestore}>
          {AUDIT.restore}
        </Button>
      )}
    </article>
  )
}
