import { ActionIcon } from '@mantine/core'
import { formatCents } from '@nightshift/shared/money'
import { formatDateTime, formatTime } from '@nightshift/shared/time'
import type { PayrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import { PencilIcon } from '@nightshift/ui/icons.tsx'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFocusInList } from '../../../ui/use-focus-in-list.ts'
import { BULK } from '../bulk-edit/bulk-edit.texts.ts'
import { SelectBox } from '../bulk-edit/select-box.tsx'
import type { RowSelection } from '../bulk-edit/use-selection.ts'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { formatHundredths } from '../entries/weeks.ts'
import { Hours, Name, payText } from './row-cells.tsx'
import type { TimesheetRow } from './rows.ts'
import styles from './timesheet-cards.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'

const { columns } = TIMESHEETS

/** As in the style sheet, including the gap below. */
const CARD_HEIGHT = 132

type Props = {
  rows: TimesheetRow[]
  totals: PayrollTotals
  timeZone: string
  /** While entries are selected, in place of their edit buttons. */
  selection?: RowSelection
  onEdit: (row: TimesheetRow) => void
}

/** The timesheet table as virtualized cards for a phone, below the totals. */
export function TimesheetCards({ rows, totals, timeZone, selection, onEdit }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const onFocus = useFocusInList(
    list,
    rows.map(({ entry }) => entry.id),
  )
  useLayoutEffect(() => setScrollMargin(list.current?.offsetTop ?? 0), [])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD_HEIGHT,
    overscan: 6,
    scrollMargin,
  })
  return (
    <>
      <Totals rows={rows} totals={totals} />
      <ul
        ref={list}
        className={styles.list}
        aria-label={TIMESHEETS.list}
        onFocus={onFocus}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]!
          const style = { transform: `translateY(${start - scrollMargin}px)` }
          return (
            <li key={row.entry.id} data-item={row.entry.id} className={styles.place} style={style}>
              <Card row={row} timeZone={timeZone} selection={selection} onEdit={onEdit} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

type CardProps = Pick<Props, 'timeZone' | 'selection' | 'onEdit'> & { row: TimesheetRow }

function Card({ row, timeZone, selection, onEdit }: CardProps) {
  const { entry, name, open, tips } = row
  const { positionName, startTime, endTime } = entry
  return (
    <div className={open ? styles.open : entry.needsReview ? styles.toReview : styles.card}>
      <p className={styles.name}>
        <Name row={row} />
      </p>
      <p className={styles.line}>
        <ReviewBadge row={row} /> {positionName}
      </p>
      <p className={styles.line}>
        {formatDateTime(startTime, timeZone)} – {endTime ? formatTime(endTime, timeZone) : TIMESHEETS.running}
      </p>
      <p className={styles.amounts}>
        <Hours row={row} /> {TIMESHEETS.hoursShort} · {payText(row)}
        {tips > 0 && ` · ${TIMESHEETS.tipsShort} ${formatCents(tips)}`}
      </p>
      {selection ? (
        <div className={`${styles.edit} ${styles.select}`}>
          <SelectBox
            label={BULK.selectOf(name, startTime, timeZone)}
            checked={selection.has(entry.id)}
            onToggle={(range) => selection.toggle(entry.id, range)}
          />
        </div>
      ) : (
        <ActionIcon
          className={styles.edit}
          variant="subtle"
          color="gray"
          aria-label={ENTRY.editOf(`${name}, ${positionName}`, startTime, timeZone)}
          onClick={() => onEdit(row)}
        >
          <PencilIcon />
        </ActionIcon>
      )}
    </div>
  )
}

/** The review reason as a badge. */
const ReviewBadge = ({ row: { entry } }: { row: TimesheetRow }) =>
  entry.needsReview && <span className={styles.review}>{ENTRY.reasons[entry.needsReview]}</span>

function Totals({ rows, totals }: Pick<Props, 'rows' | 'totals'>) {
  const amounts = [
    [columns.hours, formatHundredths(totals.hundredths)],
    [columns.pay, formatCents(totals.pay)],
    [columns.cash, formatCents(totals.cash)],
    [columns.credit, formatCents(totals.credit)],
    [columns.deduction, formatCents(totals.deduction)],
  ]
  return (
    <section className={styles.totals}>
      <h2 className={styles.count}>
        {TIMESHEETS.total(rows.length, rows.filter(({ open }) => open).length)}
      </h2>
      <dl>
        {amounts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
