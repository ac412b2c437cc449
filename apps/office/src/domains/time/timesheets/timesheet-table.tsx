import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { dateAt } from '@nightshift/shared/local-time'
import { formatCents, toCents } from '@nightshift/shared/money'
import { formatDate, formatTime } from '@nightshift/shared/time'
import type { PayrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import { NoteIcon, PencilIcon, WarningIcon } from '@nightshift/ui/icons.tsx'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { type Column, DataTable } from '../../../kit/data-table.tsx'
import { useFocusInList } from '../../../kit/use-focus-in-list.ts'
import { BULK } from '../bulk-edit/bulk-edit.texts.ts'
import type { RowSelection } from '../bulk-edit/selection.ts'
import { SelectBox } from '../bulk-edit/selection-bar.tsx'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { formatHundredths } from '../entries/weeks.ts'
import { Hours, Name, payText } from './row-cells.tsx'
import type { TimesheetRow } from './rows.ts'
import styles from './timesheet-table.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'
import type { Sort } from './view.ts'

const { columns: LABELS } = TIMESHEETS

type Props = {
  rows: TimesheetRow[]
  totals: PayrollTotals
  timeZone: string
  sort: Sort
  onSort: (column: Sort['column']) => void
  selection: RowSelection
  /** What can be done with the selected entries: at the foot of the screen, while there are some. */
  actions: ReactNode
  isActing: boolean
  onEdit: (row: TimesheetRow) => void
}

/** A virtualized table that scrolls by itself, with its head and totals in view. */
export function TimesheetTable({ rows, totals, sort, onSort, actions, isActing, ...props }: Props) {
  const frame = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight(frame.current),
    overscan: 12,
  })
  const onFocus = useFocusInList(
    frame,
    rows.map(({ entry }) => entry.id),
  )
  const sortedBy = (column: Sort['column']) =>
    ({
      label: LABELS[column],
      sorted: sort.column === column ? (sort.descending ? 'descending' : 'ascending') : undefined,
      onSort: () => {
        onSort(column)
        frame.current?.scrollTo({ top: 0 })
      },
    }) as const
  const columns = columnsOf({ ...props, totals, sortedBy })
  const inSight = virtual.getVirtualItems()
  const first = inSight[0]?.index ?? 0
  return (
    <>
      <section
        ref={frame}
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
        tabIndex={0}
        aria-label={TIMESHEETS.list}
        onFocus={onFocus}
      >
        <DataTable
          dense
          label={TIMESHEETS.list}
          rows={rows.slice(first, first + inSight.length)}
          keyOf={({ entry }) => entry.id}
          columns={columns}
          nameColumn={LABELS.employee}
          stateOf={({ entry, open }) =>
            props.selection.has(entry.id)
              ? 'chosen'
              : open
                ? 'running'
                : entry.needsReview
                  ? 'wrong'
                  : undefined
          }
          foot={TIMESHEETS.total(rows.length, rows.filter(({ open }) => open).length)}
          part={{
            first,
            of: rows.length,
            above: inSight[0]?.start ?? 0,
            below: virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0),
          }}
        />
      </section>
      <div className={styles.actions} data-acting={isActing || undefined}>
        {actions}
      </div>
    </>
  )
}

/** As in the tokens: with a fixed height no row has to be measured. */
const rowHeight = (frame: Element | null) =>
  (frame && Number.parseInt(getComputedStyle(frame).getPropertyValue('--h-row'), 10)) || 28

type ColumnProps = Pick<Props, 'totals' | 'timeZone' | 'selection' | 'onEdit'> & {
  sortedBy: (column: Sort['column']) => Pick<Column<TimesheetRow>, 'label' | 'sorted' | 'onSort'>
}

function columnsOf({ totals, timeZone, selection, onEdit, sortedBy }: ColumnProps) {
  const columns: [Column<TimesheetRow>, ...Column<TimesheetRow>[]] = [
    {
      label: BULK.select,
      width: '2.5rem',
      head: (
        <SelectBox
          label={BULK.selectAll}
          checked={selection.isAll}
          some={selection.rows.length > 0}
          onToggle={selection.toggleAll}
        />
      ),
      value: ({ entry, name }) => (
        <SelectBox
          label={BULK.selectOf(name, entry.startTime, timeZone)}
          checked={selection.has(entry.id)}
          onToggle={(range) => selection.toggle(entry.id, range)}
        />
      ),
    },
    { ...sortedBy('employee'), value: (row) => <Name row={row} /> },
    {
      ...sortedBy('position'),
      width: '7.5rem',
      value: ({ entry }) => <span title={entry.positionName}>{entry.positionName}</span>,
    },
    {
      label: TIMESHEETS.date,
      width: '5.25rem',
      isNumber: true,
      value: ({ entry }) => formatDate(entry.startTime, timeZone),
    },
    {
      ...sortedBy('start'),
      width: '5.625rem',
      isNumber: true,
      value: ({ entry }) => formatTime(entry.startTime, timeZone),
    },
    {
      ...sortedBy('end'),
      width: '6.75rem',
      isNumber: true,
      value: ({ entry }) => <End {...entry} timeZone={timeZone} />,
    },
    {
      ...sortedBy('hours'),
      width: '4rem',
      isNumber: true,
      value: (row) => <Hours row={row} />,
      total: () => formatHundredths(totals.hundredths),
    },
    {
      ...sortedBy('rate'),
      width: '3.75rem',
      isNumber: true,
      needs: 66,
      value: ({ entry }) => formatCents(toCents(entry.payrate)),
    },
    {
      ...sortedBy('pay'),
      width: '5.25rem',
      isNumber: true,
      value: payText,
      total: () => formatCents(totals.pay),
    },
    {
      ...sortedBy('cash'),
      width: '4.5rem',
      isNumber: true,
      value: ({ entry }) => dollars(entry.cashTips),
      total: () => formatCents(totals.cash),
    },
    {
      ...sortedBy('credit'),
      width: '4.5rem',
      isNumber: true,
      value: ({ entry }) => dollars(entry.creditTips),
      total: () => formatCents(totals.credit),
    },
    {
      ...sortedBy('deduction'),
      width: '4.75rem',
      isNumber: true,
      needs: 66,
      value: ({ entry }) => dollars(entry.deduction),
      total: () => formatCents(totals.deduction),
    },
    { ...sortedBy('note'), width: '7.5rem', needs: 72, value: ({ entry }) => <Note entry={entry} /> },
    {
      label: ENTRY.title,
      width: '4rem',
      isNumber: true,
      head: '',
      value: (row) => <Edit row={row} timeZone={timeZone} onEdit={onEdit} />,
    },
  ]
  return columns
}

const dollars = (amount = 0) => (amount ? formatCents(toCents(amount)) : TIMESHEETS.nothing)

type Entry = TimesheetRow['entry']
const DAY_MS = 24 * 60 * 60 * 1000

/** The time, and how many days after the start it is. */
function End({ startTime, endTime, timeZone }: Entry & { timeZone: string }) {
  if (!endTime) return <strong>{TIMESHEETS.running}</strong>
  const daysLater = (Date.parse(dateAt(endTime, timeZone)) - Date.parse(dateAt(startTime, timeZone))) / DAY_MS
  const day = daysLater > 0 ? formatDate(endTime, timeZone) : undefined
  return (
    <span className={styles.end} title={day}>
      {day && <VisuallyHidden>{day} </VisuallyHidden>}
      {formatTime(endTime, timeZone)}
      <span aria-hidden="true" className={styles.later}>
        {day && `+${daysLater}`}
      </span>
    </span>
  )
}

/** Why somebody has to look at the entry, and what was written about it. */
const Note = ({ entry: { needsReview, note } }: { entry: Entry }) => (
  <span className={styles.note} title={wordsOf({ needsReview, note })}>
    {needsReview && <span className={styles.reason}>{ENTRY.reasons[needsReview]} </span>}
    {note}
  </span>
)

const wordsOf = ({ needsReview, note }: Pick<Entry, 'needsReview' | 'note'>) =>
  [needsReview && ENTRY.reasons[needsReview], note].filter(Boolean).join('. ') || undefined

/** The way to edit. Where there is no room for the note, a mark beside it. */
function Edit({ row, timeZone, onEdit }: Pick<Props, 'timeZone' | 'onEdit'> & { row: TimesheetRow }) {
  const { entry, name } = row
  const words = wordsOf(entry)
  return (
    <span className={styles.edit}>
      {words && (
        <span className={styles.mark} data-wrong={entry.needsReview !== null || undefined} title={words}>
          {entry.needsReview ? <WarningIcon /> : <NoteIcon />}
          <VisuallyHidden>{words}</VisuallyHidden>
        </span>
      )}
      <ActionIcon
        className={styles.pencil}
        variant="subtle"
        color="gray"
        aria-label={ENTRY.editOf(`${name}, ${entry.positionName}`, entry.startTime, timeZone)}
        onClick={() => onEdit(row)}
      >
        <PencilIcon />
      </ActionIcon>
    </span>
  )
}
