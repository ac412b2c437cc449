import { Title } from '@mantine/core'
import type { ClosedSeason } from '@nightshift/shared/seasons/season-closing/contract'
import { CLOSING_LINES } from '@nightshift/shared/seasons/season-closing/contract'
import { Facts } from '../../../kit/facts.tsx'
import { Fold } from '../../../kit/fold.tsx'
import { Stack, Text } from '../../../kit/layout.tsx'
import { formatCount } from '../../../lib/counts.ts'
import styles from '../seasons.module.css'
import { CLOSING } from './closing.texts.ts'

type Closing = NonNullable<ClosedSeason['closing']>

/** What closing did, or would do: the numbers, the names and the reasons. */
export function ClosingSummary({ closing }: { closing: Closing }) {
  const { lines, backup, deactivated } = closing
  const overridden = CLOSING_LINES.filter((line) => lines[line].count > 0)
  return (
    <Stack>
      <Facts
        facts={[
          { label: CLOSING.facts.deactivated, value: formatCount(deactivated.length) },
          { label: CLOSING.facts.shiftsEnded, value: formatCount(closing.shiftsEnded) },
          { label: CLOSING.facts.applicationsArchived, value: formatCount(closing.applicationsArchived) },
          { label: CLOSING.facts.backup, value: backup.name ?? backup.reason ?? CLOSING.willBeMade },
        ]}
      />
      {overridden.length > 0 && (
        <div>
          <Title order={3} size="h5">
            {CLOSING.overridden}
          </Title>
          {overridden.map((line) => (
            <Text key={line}>
              {CLOSING.because(CLOSING.lines[line].title, lines[line].count, lines[line].reason ?? '')}
            </Text>
          ))}
        </div>
      )}
      {deactivated.length > 0 && (
        <Fold title={CLOSING.names}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
          <section className={styles.names} tabIndex={0} aria-label={CLOSING.facts.deactivated}>
            <ul>
              {deactivated.map(({ id, firstName, lastName }) => (
                <li key={id}>
                  {firstName} {lastName}
                </li>
              ))}
            </ul>
          </section>
        </Fold>
      )}
    </Stack>
  )
}
