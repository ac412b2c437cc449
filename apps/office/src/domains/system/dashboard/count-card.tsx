import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { List } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import styles from './dashboard.module.css'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'

/** A count or its query, and the path of the list that it counts. */
type Row = { label: string; count: number | CountQuery; to?: string }
// biome-ignore lint/suspicious/noExplicitAny: the query keys differ, and are not used here
type CountQuery = UseQueryOptions<number, Error, number, any>

/** A card of counts, each a link to the list that it counts. */
export function CountCard({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <Section framed title={title}>
      <List>
        {rows.map(({ label, count, to }) => {
          const number = typeof count === 'number' ? count : <Count query={count} />
          return (
            <li key={label}>
              {to ? (
                <Link to={to} className={styles.count}>
                  <span>{label}</span> <strong>{number}</strong>
                </Link>
              ) : (
                <span className={styles.count}>
                  <span>{label}</span> <strong>{number}</strong>
                </span>
              )}
            </li>
          )
        })}
      </List>
    </Section>
  )
}

const Count = ({ query }: { query: CountQuery }) => useQuery(query).data ?? DASHBOARD_TEXTS.unknown
