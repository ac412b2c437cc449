import { Anchor, Title } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { SpiProblem } from '@nightshift/shared/payroll/spi-problems'
import { Link } from 'react-router'
import { useMe } from '../../auth/use-auth.ts'
import styles from './spi.module.css'
import { problemWords, SPI } from './spi.texts.ts'

/** Limits the list. */
const SHOWN = 100

type Props = { problems: SpiProblem[]; inactive: Set<string> }

/** What keeps the file from being made. Each line leads to the person or the setting. */
export function SpiProblems({ problems, inactive }: Props) {
  const managesSettings = can(useMe(), 'festivals.manage')
  return (
    <section className={styles.problems} role="alert">
      <Title order={3} size="h4">
        {SPI.problems}
      </Title>
      <p>{SPI.refused(problems.length)}</p>
      <ul>
        {problems.slice(0, SHOWN).map((problem) => {
          const words = problemWords(problem)
          const to = 'person' in problem ? employeeAt(problem.person, inactive) : OFFICE_PATHS.payrollSettings
          const isLink = 'person' in problem || managesSettings
          // Settled where pay periods are, on this page.
          if (problem.kind === 'overtimeUnansweredThen') return <li key={words}>{words}</li>
          return (
            <li key={words}>
              {isLink ? (
                <Anchor component={Link} to={to} inherit className={styles.link}>
                  {words}
                </Anchor>
              ) : (
                `${words} ${SPI.askAdministrator}`
              )}
            </li>
          )
        })}
        {problems.length > SHOWN && <li>{SPI.more(problems.length - SHOWN)}</li>}
      </ul>
    </section>
  )
}

type Person = { id: string; firstName: string; lastName: string }

function employeeAt({ id, firstName, lastName }: Person, inactive: Set<string>) {
  const search = new URLSearchParams({ q: `${firstName} ${lastName}` })
  if (inactive.has(id)) search.set('status', 'inactive')
  return `${OFFICE_PATHS.employees}?${search}`
}
