import { Button, VisuallyHidden } from '@mantine/core'
import type { AuditRow } from '@nightshift/shared/audit/audit'
import { formatDateTime } from '@nightshift/shared/time'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Text } from '../../kit/layout.tsx'
import { useRestoreEntry } from '../time/deleted/use-restore-entry.ts'
import styles from './audit.module.css'
import { AUDIT } from './audit.texts.ts'
import type { Names } from './audit-changes.ts'
import { actorText, changedFields, doneText } from './audit-changes.ts'
import { restorableRows } from './restorable.ts'

const ESTIMATED_HEIGHT = 64
const OVERSCAN = 12

type Props = {
  rows: AuditRow[]
  names: Names
  timeZone: string
  /** Undefined when all pages are loaded. */
  loadMore: (() => void) | undefined
}

/** Virtualized list with infinite scrolling. */
export function AuditList({ rows, names, timeZone, loadMore }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // The scroll margin, after every render: content above the list may change its height.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
  })
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => rows[index]!.id,
  })
  const { restore } = useRestoreEntry(timeZone)
  const restorable = useMemo(() => restorableRows(rows), [rows])
  const items = virtual.getVirtualItems()
  const atEnd = (items.at(-1)?.index ?? 0) >= rows.length - 1
  useEffect(() => {
    if (atEnd) loadMore?.()
  }, [atEnd, loadMore])

  return (
    <div>
      <div className={styles.heads} aria-hidden="true">
        <span>{AUDIT.time}</span>
        <span>{AUDIT.person}</span>
        <span>{AUDIT.kind}</span>
        <span />
        <span>{AUDIT.before}</span>
        <span>{AUDIT.after}</span>
      </div>
      <ul
        ref={list}
        className={styles.list}
        aria-label={AUDIT.list}
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={loadMore ? -1 : rows.length}
            aria-posinset={index + 1}
            className={styles.place}
            style={{ top: start - top }}
          >
            <AuditLine
              row={rows[index]!}
              names={names}
              timeZone={timeZone}
              onRestore={
                restorable.has(rows[index]!.id) ? () => restore(Number(rows[index]!.entityId)) : undefined
              }
            />
          </li>
        ))}
      </ul>
      {loadMore && (
        <Text quiet status>
          {AUDIT.loadingMore}
        </Text>
      )}
    </div>
  )
}

type AuditLineProps = {
  row: AuditRow
  names: Names
  timeZone: string
  /** Undefined when there is nothing to restore. */
  onRestore: (() => void) | undefined
}

/** One audit row: what, to whom, by whom, when, and each changed field before and after. */
function AuditLine({ row, names, timeZone, onRestore }: AuditLineProps) {
  const fields = changedFields(row, names, timeZone)
  return (
    <article className={styles.line}>
      <h2 className={styles.what}>
        {doneText(row)}
        {row.subject && <span>{row.subject}</span>}
      </h2>
      <p className={styles.who}>
        <strong>{actorText(row)}</strong>
        <time dateTime={row.at}>{formatDateTime(row.at, timeZone)}</time>
      </p>
      {fields.length > 0 && (
        <dl className={styles.fields}>
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
