import { Title } from '@mantine/core'
import { useId } from 'react'
import { Facts } from '../../../../kit/facts.tsx'
import { Text } from '../../../../kit/layout.tsx'
import styles from './my-data.module.css'
import { MY_DATA } from './my-data.texts.ts'
import type { Section } from './my-data-sections.ts'

/** The sections of the copy, for the screen and for paper. */
export const MyDataView = ({ sections }: { sections: Section[] }) => (
  <div className={styles.sections}>
    {sections.map((section) => (
      <SectionCard key={section.title} section={section} />
    ))}
  </div>
)

function SectionCard({ section: { title, facts = [], rows = [] } }: { section: Section }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Title id={id} order={2} size="h4">
        {title}
      </Title>
      {facts.length > 0 && <Facts words facts={facts.map(([label, value]) => ({ label, value }))} />}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(({ main, details }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a copy never change
            <li key={index}>
              <strong>{main}</strong>
              {details.length > 0 && <span>{details.join(' · ')}</span>}
            </li>
          ))}
        </ul>
      )}
      {facts.length + rows.length === 0 && <Text quiet>{MY_DATA.none}</Text>}
    </section>
  )
}
