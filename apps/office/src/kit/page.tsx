import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Row, Stack, Text } from './layout.tsx'
import styles from './page.module.css'

type Props = { title: string; children: ReactNode; tools?: ReactNode }

type PageProps = Props & {
  /** How many there are, beside the title. */
  count?: ReactNode
  /** Links to its sections, beside the title. */
  sections?: ReactNode
  /** The row below the bar: what chooses the rows of a table that fills the page. */
  filters?: ReactNode
}

/** A page: a bar with its title, its sections and its tools, which stays in view, and what is on it. */
export const Page = ({ title, count, sections, tools, filters, children }: PageProps) => (
  <div className={styles.page} data-page>
    <div className={styles.bar}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {count !== undefined && <p role="status">{count}</p>}
      </div>
      {sections && <div className={styles.sections}>{sections}</div>}
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
    {filters && <div className={styles.filters}>{filters}</div>}
    <div className={styles.body} data-flush={filters ? true : undefined}>
      {children}
    </div>
  </div>
)

type SectionProps = Omit<Props, 'children'> & {
  children?: ReactNode
  /** The second line. */
  about?: ReactNode
  /** A count or a state beside the title. */
  mark?: ReactNode
  /** With a hairline around it, where several are beside each other. */
  framed?: boolean
  /** On a ground of its own: it wants to be looked at. */
  tone?: 'warn'
  level?: 2 | 3
}

/** A titled part of a page; of a dialog or another part with `level` 3. */
export function Section({ title, about, mark, tools, framed, tone, level = 2, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={framed ? styles.framed : undefined} data-tone={tone}>
      <Stack>
        <Row>
          <div>
            <Title id={id} order={level} size="h4" className={styles.heading}>
              {title}
              {mark && <> {mark}</>}
            </Title>
            {about && <Text quiet>{about}</Text>}
          </div>
          {tools}
        </Row>
        {children}
      </Stack>
    </section>
  )
}
