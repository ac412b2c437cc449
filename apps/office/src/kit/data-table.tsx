import { ChevronDownIcon } from '@nightshift/ui/icon.tsx'
import { ArrowDownIcon, ArrowUpIcon, ChevronRightIcon } from '@nightshift/ui/icons.tsx'
import { type ReactNode, useId, useState } from 'react'
import styles from './data-table.module.css'

export type Column<Row> = {
  label: string
  /** What the label is short for. */
  title?: string
  /** One value: a cell with two is two columns. */
  value: (row: Row) => ReactNode
  /** What is compared by its digits stands right, under its head. */
  isNumber?: boolean
  /** What it comes to: in the head of a group, and in the foot. */
  total?: (rows: readonly Row[]) => ReactNode
  /** In a dense table; a column without one takes what is left. */
  width?: string
  /** The width of the table, in rem, below which the column goes. */
  needs?: 24 | 46 | 66 | 72
  /** Its head has no words: a check box, the way to edit. */
  head?: ReactNode
  sorted?: 'ascending' | 'descending'
  onSort?: () => void
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** The label of the column that names the row: the first one, if nothing is said. */
  nameColumn?: string
  /** What names the group of a row. Rows of one group follow each other. */
  groupOf?: (row: Row) => string
  /** Rows that unfold below a row. */
  under?: (row: Row) => readonly Row[]
  /** Marks a whole row. */
  stateOf?: (row: Row) => 'chosen' | 'running' | 'wrong' | undefined
  /** Names the totals of all rows. */
  foot?: ReactNode
  /** Low rows of one line, and columns of fixed widths; it scrolls sideways rather than be cards. */
  dense?: boolean
  /** Where it is narrow it stays a table, of the columns that need no width. */
  neverCards?: boolean
  /** Below the name, in the place of the columns that need 46 rem. */
  instead?: (row: Row) => ReactNode
  /** When only a part of the rows is given: where it begins, of how many rows, and the room of the others. */
  part?: {
    first: number
    of: number
    above: number
    below: number
    /** Learns the height of a row, which has its place in `data-index`. */
    measure?: (row: HTMLTableRowElement | null) => void
  }
}

/** A table with a head that stays in view. Where there is no room for it, each row is a card with its labels. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, nameColumn = columns[0].label, foot, dense, neverCards, part } = props
  const extra = 1 + (foot ? 1 : 0)
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        aria-label={label}
        aria-rowcount={part && part.of + extra}
        data-dense={dense}
        data-cards={(!dense && !neverCards) || undefined}
      >
        {dense && (
          <colgroup>
            {columns.map((column) => (
              <col key={column.label} style={{ width: column.width }} data-needs={column.needs} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={part && 1}>
            {columns.map((column) => (
              <Head key={column.label} {...column} isName={column.label === nameColumn} />
            ))}
          </tr>
        </thead>
        <Bodies {...props} />
        {foot && (
          <tfoot>
            <Totals {...props} name={foot} scope="row" rowIndex={part && part.of + extra} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

const directionIcons = { ascending: <ArrowUpIcon />, descending: <ArrowDownIcon /> }

type HeadProps<Row> = Column<Row> & { isName: boolean }

function Head<Row>({ label, title, head, isNumber, isName, needs, sorted, onSort }: HeadProps<Row>) {
  if (head !== undefined) return <td data-needs={needs}>{head}</td>
  return (
    <th
      scope="col"
      title={title}
      data-name={isName || undefined}
      data-number={isNumber}
      data-needs={needs}
      aria-sort={sorted}
    >
      {onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {label}
          {sorted && directionIcons[sorted]}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

function Bodies<Row>(props: Props<Row>) {
  const { rows, keyOf, groupOf, under, part } = props
  if (under) return rows.map((row) => <Unfolding key={keyOf(row)} row={row} table={props} />)
  if (!groupOf)
    return (
      <tbody>
        <Gap height={part?.above} />
        {rows.map((row, index) => (
          <Line key={keyOf(row)} row={row} table={props} index={part && part.first + index} />
        ))}
        <Gap height={part?.below} />
      </tbody>
    )
  return [...groupsOf(rows, groupOf)].map(([name, grouped]) => (
    <tbody key={name}>
      <Totals {...props} rows={grouped} name={name} scope="rowgroup" />
      {grouped.map((row) => (
        <Line key={keyOf(row)} row={row} table={props} />
      ))}
    </tbody>
  ))
}

function groupsOf<Row>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(nameOf(row))
    if (group) group.push(row)
    else groups.set(nameOf(row), [row])
  }
  return groups
}

/** The room of rows that are not in the page. */
const Gap = ({ height = 0 }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr aria-hidden="true" className={styles.gap}>
      <td style={{ height }} />
    </tr>
  )

type LineProps<Row> = {
  row: Row
  table: Props<Row>
  /** Its place among all rows. */
  index?: number
  nameCell?: (name: ReactNode) => ReactNode
}

function Line<Row>({ row, table, index, nameCell = (name) => name }: LineProps<Row>) {
  const { columns, keyOf, stateOf, instead, nameColumn = columns[0].label } = table
  return (
    <tr
      ref={table.part?.measure}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-index={index}
      data-item={keyOf(row)}
      data-state={stateOf?.(row)}
    >
      {columns.map(({ label, value, isNumber, needs, head }) =>
        label === nameColumn ? (
          <th key={label} scope="row" data-name data-number={isNumber}>
            {nameCell(value(row))}
            {instead && <small className={styles.instead}>{instead(row)}</small>}
          </th>
        ) : (
          <td
            key={label}
            data-label={head === undefined ? label : undefined}
            data-number={isNumber}
            data-needs={needs}
          >
            {value(row)}
          </td>
        ),
      )}
    </tr>
  )
}

/** A row, and what unfolds below it. */
function Unfolding<Row>({ row, table }: { row: Row; table: Props<Row> }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const inside = table.under?.(row) ?? []
  return (
    <>
      <tbody>
        <Line
          row={row}
          table={table}
          nameCell={(name) =>
            inside.length ? (
              <button
                type="button"
                className={styles.fold}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
              >
                {open ? <ChevronDownIcon /> : <ChevronRightIcon />} {name}
              </button>
            ) : (
              <span className={styles.plain}>{name}</span>
            )
          }
        />
      </tbody>
      <tbody id={id} hidden={!open} className={styles.inside}>
        {inside.map((one) => (
          <Line key={table.keyOf(one)} row={one} table={table} />
        ))}
      </tbody>
    </>
  )
}

type TotalsProps<Row> = Pick<Props<Row>, 'columns' | 'rows'> & {
  name: ReactNode
  scope: 'row' | 'rowgroup'
  rowIndex?: number
}

/** The name spans the columns before the first one that has a total. */
function Totals<Row>({ columns, rows, name, scope, rowIndex }: TotalsProps<Row>) {
  const first = columns.findIndex(({ total }) => total)
  const spanned = first < 0 ? columns.length : first
  return (
    <tr className={styles.totals} aria-rowindex={rowIndex}>
      <th scope={scope} colSpan={spanned}>
        {name}
      </th>
      {columns.slice(spanned).map(({ label, total, isNumber, needs }) => (
        <td key={label} data-label={total && label} data-number={isNumber} data-needs={needs}>
          {total?.(rows)}
        </td>
      ))}
    </tr>
  )
}
