import { ActionIcon } from '@mantine/core'
import { formatCents } from '@nightshift/shared/money'
import { formatDateTime, formatTime } from '@nightshift/shared/time'
import type { PayrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import { PencilIcon } from '@nightshift/ui/icons.tsx'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { Facts } from '../../../kit/facts.tsx'
import { Section } from '../../../kit/page.tsx'
import { useFocusInList } from '../../../kit/use-focus-in-list.ts'
import { BULK } from '../bulk-edit/bulk-edit.texts.ts'
import type { RowSelection } from '../bulk-edit/selection.ts'
import { SelectBox } from '../bulk-edit/selection-bar.tsx'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { formatHundredths } from '../entries/weeks.ts'
import { Hours, Name, payText } from './row-cells.tsx'
import type { TimesheetRow } from './rows.ts'
import styles from './timesheet-cards.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'

const { columns } = TIMESHEETS

/** With four lines; each is measured, because large text takes more. */
const CARD_HEIGHT = 97

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
          const { entry, open } = row
          return (
            <li
              key={entry.id}
              ref={virtual.measureElement}
              data-index={index}
              data-item={entry.id}
              data-state={open ? 'running' : entry.needsReview ? 'wrong' : undefined}
              className={styles.card}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
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
  const { entry, name, tips } = row
  const { positionName, startTime, endTime, needsReview } = entry
  return (
    <>
      <p>
        <Name row={row} />
      </p>
      <p>
        {needsReview && <span className={styles.review}>{ENTRY.reasons[needsReview]}</span>} {positionName}
      </p>
      <p>
        {formatDateTime(startTime, timeZone)} – {endTime ? formatTime(endTime, timeZone) : TIMESHEETS.running}
      </p>
      <p>
        <Hours row={row} /> {TIMESHEETS.hoursShort} · {payText(row)}
        {tips > 0 && ` · ${TIMESHEETS.tipsShort} ${formatCents(tips)}`}
      </p>
      {selection ? (
        <div className={styles.edit}>
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
    </>
  )
}

const Totals = ({ rows, totals }: Pick<Props, 'rows' | 'totals'>) => (
  <Section title={TIMESHEETS.total(rows.length, rows.filter(({ open }) => open).length)}>
    <Facts
      facts={[
        { label: columns.hours, value: formatHundredths(totals.hundredths) },
        { label: columns.pay, value: formatCents(totals.pay) },
        { label: columns.cash, value: formatCents(totals.cash) },
        { label: columns.credit, value: formatCents(totals.credit) },
        { label: columns.deduction, value: formatCents(totals.deduction) },
      ]}
    />
  </Section>
)
