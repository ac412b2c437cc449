import type { ReactNode } from 'react'
import styles from './data-table.module.css'

type Column<Row> = {
  label: string
  /** One value: a cell with two is two columns. */
  value: (row: Row) => ReactNode
  /** What is compared by its digits stands right, under its head. */
  isNumber?: boolean
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
}

/** A table with a head that stays in view. Where there is no room for it, each row is a card with its labels. */
export const DataTable = <Row,>({ label, rows, keyOf, columns }: Props<Row>) => {
  const [name, ...others] = columns
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-number={column.isNumber}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" data-number={name.isNumber}>
                {name.value(row)}
              </th>
              {others.map((column) => (
                <td key={column.label} data-label={column.label} data-number={column.isNumber}>
                  {column.value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
