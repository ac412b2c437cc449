import { CORE_VITALS, type CoreVital, isGood, VITALS_CALLS } from '@nightshift/shared/site/public-site/vitals'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '../../../kit/data-table.tsx'
import { Text } from '../../../kit/layout.tsx'
import { Mark } from '../../../kit/mark.tsx'
import { Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import styles from './dashboard.module.css'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'

const words = DASHBOARD_TEXTS.vitals

/** The web vitals of the public pages, with their ratings. */
export function VitalsSection() {
  const { data: pages, error } = useQuery(queryOf(VITALS_CALLS.list))
  return (
    <Section framed title={words.title} about={pages?.length ? words.summary : undefined}>
      {!pages && error && <Text quiet>{DASHBOARD_TEXTS.notLoaded}</Text>}
      {pages?.length === 0 && <Text quiet>{words.empty}</Text>}
      {pages && pages.length > 0 && (
        <DataTable
          label={words.title}
          rows={pages}
          keyOf={({ page }) => page}
          columns={[
            { label: words.page, value: ({ page }) => page },
            ...CORE_VITALS.map((name) => ({
              label: name,
              title: words.names[name],
              value: (page: (typeof pages)[number]) => <Figure name={name} value={page[name]} />,
              isNumber: true,
            })),
          ]}
          neverCards
        />
      )}
    </Section>
  )
}

function Figure({ name, value }: { name: CoreVital; value: number | null }) {
  if (value === null) return DASHBOARD_TEXTS.unknown
  const good = isGood(name, value)
  return (
    <>
      {words.figure[name](value)}{' '}
      <small className={styles.rating}>
        <Mark tone={good ? 'ok' : 'bad'} shape={good ? 'full' : 'square'} />
        {good ? words.good : words.notGood}
      </small>
    </>
  )
}
