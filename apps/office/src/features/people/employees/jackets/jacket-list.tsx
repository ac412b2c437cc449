import { fullName } from '@nightshift/shared/people/employees/rules'
import styles from './jackets.module.css'
import { JACKETS } from './jackets.texts.ts'
import type { JacketHolder } from './jackets.ts'

const { columns } = JACKETS

export const JacketList = ({ holders }: { holders: JacketHolder[] }) => (
  <table className={styles.list} aria-label={JACKETS.title}>
    <thead>
      <tr>
        <th scope="col">{columns.employee}</th>
        <th scope="col">{columns.seasons}</th>
        <th scope="col">{columns.since}</th>
      </tr>
    </thead>
    <tbody>
      {holders.map(({ employee, seasons, worked, jacket, isNew }) => (
        <tr key={employee.id}>
          <th scope="row">
            {fullName(employee)}
            {!employee.isActive && <span className={styles.inactive}> ({JACKETS.inactive})</span>}
            <small className={styles.worked}>{worked}</small>
          </th>
          <td>{seasons}</td>
          <td>
            {JACKETS.since(jacket)}
            {isNew && <strong className={styles.new}>{JACKETS.isNew}</strong>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
