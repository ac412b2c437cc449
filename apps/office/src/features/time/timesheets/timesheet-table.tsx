import { ActionIcon } from '@mantine/core'
import { formatCents, toCents } from '@nightshift/shared/money'
import type { PayrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import { ArrowDownIcon, ArrowUpIcon, PencilIcon } from '@nightshift/ui/icons.tsx'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { useFocusInList } from '../../../ui/use-focus-in-list.ts'
import { BULK } from '../bulk-edit/bulk-edit.texts.ts'
import { SelectBox } from '../bulk-edit/select-box.tsx'
import type { RowSelection } from '../bulk-edit/use-selection.ts'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { formatHundredths } from '../entries/weeks.ts'
import { dollars, Hours, Instant, Name, payText, ReviewBadge } from './row-cells.tsx'
import type { TimesheetRow } from './rows.ts'
import styles from './timesheet-table.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'
import type { Sort } from './view.ts'

const { columns } = TIMESHEETS
type Column = keyof typeof columns
const COLUMNS = Object.keys(columns) as Column[]
const AMOUNTS: Column[] = ['hours', 'rate', 'pay', 'cash', 'credit', 'deduction']

/** As in the style sheet: with a fixed height no row has to be measured. */
const ROW_HEIGHT = 54

type Props = {
  rows: TimesheetRow[]
  totals: PayrollTotals
  timeZone: string
  sort: Sort
  onSort: (column: Column) => void
  selection: RowSelection
  onEdit: (row: TimesheetRow) => void
}

/** A virtualized table with sticky head and totals. */
export function TimesheetTable({ rows, totals, timeZone, sort, selection, onSort, onEdit }: Props) {
  const frame = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  const onFocus = useFocusInList(
    frame,
    rows.map(({ entry }) => entry.id),
  )
  const sortFromTop = (column: Column) => {
    onSort(column)
    frame.current?.scrollTo({ top: 0 })
  }
  const inSight = virtual.getVirtualItems()
  const above = inSight[0]?.start ?? 0
  const below = virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section ref={frame} className={styles.frame} tabIndex={0} aria-label={TIMESHEETS.list} onFocus={onFocus}>
      {/* The row count includes head and foot. */}
      <table className={styles.table} aria-label={TIMESHEETS.list} aria-rowcount={rows.length + 2}>
        <thead>
          <tr aria-rowindex={1}>
            <td className={styles.select}>
              <SelectBox
                label={BULK.selectAll}
                checked={selection.isAll}
                some={selection.rows.length > 0}
                onToggle={selection.toggleAll}
              />
            </td>
            {COLUMNS.map((column) => (
              <Head key={column} column={column} sort={sort} onSort={sortFromTop} />
            ))}
            <td className={styles.action} />
          </tr>
        </thead>
        <tbody>
          <Spacer height={above} />
          {inSight.map(({ index }) => {
            const row = rows[index]!
            return (
              <Row
                key={row.entry.id}
                index={index}
                row={row}
                timeZone={timeZone}
                selected={selection.has(row.entry.id)}
                onToggle={selection.toggle}
                onEdit={onEdit}
              />
            )
          })}
          <Spacer height={below} />
        </tbody>
        <tfoot>
          <Totals rows={rows} totals={totals} />
        </tfoot>
      </table>
    </section>
  )
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr aria-hidden="true">
      <td colSpan={COLUMNS.length + 2} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )

type HeadProps = Pick<Props, 'sort' | 'onSort'> & { column: Column }

function Head({ column, sort, onSort }: HeadProps) {
  const direction = sort.descending ? 'descending' : 'ascending'
  const sorted = sort.column === column
  return (
    <th
      scope="col"
      data-column={column}
      className={AMOUNTS.includes(column) ? styles.amount : undefined}
      aria-sort={sorted ? direction : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        {columns[column]}
        <span className={styles.arrow}>
          {sorted && (sort.descending ? <ArrowDownIcon /> : <ArrowUpIcon />)}
        </span>
      </button>
    </th>
  )
}

type RowProps = Pick<Props, 'timeZone' | 'onEdit'> & {
  row: TimesheetRow
  index: number
  selected: boolean
  onToggle: RowSelection['toggle']
}

function Row({ row, index, timeZone, selected, onToggle, onEdit }: RowProps) {
  const { entry, name, open } = row
  const { id, startTime, endTime, positionName, payrate, cashTips, creditTips, deduction, note } = entry
  const look = open ? styles.open : entry.needsReview ? styles.toReview : undefined
  return (
    <tr data-item={id} aria-rowindex={index + 2} data-selected={selected || undefined} className={look}>
      <td className={styles.select}>
        <SelectBox
          label={BULK.selectOf(name, startTime, timeZone)}
          checked={selected}
          onToggle={(range) => onToggle(id, range)}
        />
      </td>
      <th scope="row" data-column="employee">
        <div className={styles.line} title={name}>
          <Name row={row} />
        </div>
      </th>
      <td data-column="position">
        <div className={styles.line} title={positionName}>
          <ReviewBadge row={row} /> {positionName}
        </div>
      </td>
      <td data-column="start">
        <Instant at={startTime} timeZone={timeZone} />
      </td>
      <td data-column="end">
        {endTime ? <Instant at={endTime} timeZone={timeZone} /> : <strong>{TIMESHEETS.running}</strong>}
      </td>
      <Amount column="hours">
        <Hours row={row} />
      </Amount>
      <Amount column="rate">{formatCents(toCents(payrate))}</Amount>
      <Amount column="pay">{payText(row)}</Amount>
      <Amount column="cash">{dollars(cashTips)}</Amount>
      <Amount column="credit">{dollars(creditTips)}</Amount>
      <Amount column="deduction">{dollars(deduction)}</Amount>
      <td data-column="note">
        <div className={styles.clamp} title={note || undefined}>
          {note}
        </div>
      </td>
      <td className={styles.action}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={ENTRY.editOf(`${name}, ${positionName}`, startTime, timeZone)}
          onClick={() => onEdit(row)}
        >
          <PencilIcon />
        </ActionIcon>
      </td>
    </tr>
  )
}

const Amount = ({ column, children }: { column: Column; children?: ReactNode }) => (
  <td className={styles.amount} data-column={column} title={columns[column]}>
    {children}
  </td>
)

const Totals = ({ rows, totals }: Pick<Props, 'rows' | 'totals'>) => (
  <tr aria-rowindex={rows.length + 2}>
    <th scope="row" colSpan={5} className={styles.count}>
      {TIMESHEETS.total(rows.length, rows.filter(({ open }) => open).length)}
    </th>
    <Amount column="hours">{formatHundredths(totals.hundredths)}</Amount>
    <Amount column="rate" />
    <Amount column="pay">{formatCents(totals.pay)}</Amount>
    <Amount column="cash">{formatCents(totals.cash)}</Amount>
    <Amount column="credit">{formatCents(totals.credit)}</Amount>
    <Amount column="deduction">{formatCents(totals.deduction)}</Amount>
  </tr>
)
