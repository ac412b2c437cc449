import { CORE_VITALS, type CoreVital, isGood, VITALS_CALLS } from '@nightshift/shared/site/public-site/vitals'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryOf } from '../../../lib/calls.ts'
import styles from './dashboard.module.css'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'

const words = DASHBOARD_TEXTS.vitals

/** The web vitals of the public pages, with their ratings. */
export function VitalsSection() {
  const id = useId()
  const { data: pages, error } = useQuery(queryOf(VITALS_CALLS.list))
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {words.title}
      </h2>
      {!pages && error && <p className={styles.empty}>{DASHBOARD_TEXTS.notLoaded}</p>}
      {pages?.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      {pages && pages.length > 0 && (
        <>
          <p className={styles.summary}>{words.summary}</p>
          <table className={styles.vitals} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{words.page}</th>
                {CORE_VITALS.map((name) => (
                  <th key={name} scope="col">
                    <abbr title={words.names[name]}>{name}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <tr key={page.page}>
                  <th scope="row">{page.page}</th>
                  {CORE_VITALS.map((name) => (
                    <Figure key={name} name={name} value={page[name]} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

function Figure({ name, value }: { name: CoreVital; value: number | null }) {
  if (value === null) return <td>{DASHBOARD_TEXTS.unknown}</td>
  const good = isGood(name, value)
  return (
    <td data-good={good}>
      {words.figure[name](value)} <small>{good ? words.good : words.notGood}</small>
    </td>
  )
}
