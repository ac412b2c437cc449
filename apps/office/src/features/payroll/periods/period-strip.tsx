import { UnstyledButton } from '@mantine/core'
import type { PayPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import { useEffect, useRef } from 'react'
import { formatCount } from '../../../lib/counts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './period-strip.module.css'
import { datesText, noFileText, stateText } from './period-words.ts'
import { PERIODS } from './periods.texts.ts'
import type { usePeriods } from './use-periods.ts'

type Props = Omit<ReturnType<typeof usePeriods>, 'error'> & {
  chosen?: PayPeriod
  onChoose: (period: PayPeriod) => void
}

/** The pay periods as one line of chips, the newest at the right. */
export function PeriodStrip({ periods, chosen, onChoose, ...earlier }: Props) {
  const { timeZone } = useFestival()
  const strip = useRef<HTMLUListElement>(null)
  const newest = periods.at(-1)?.startsAt
  const shown = chosen?.startsAt
  // The newest is what people come for; earlier ones are scrolled to, as is the chosen one.
  useEffect(() => {
    if (!newest || !strip.current) return
    const pressed = shown && strip.current.querySelector('[aria-pressed=true]')
    if (pressed) pressed.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    else strip.current.scrollLeft = strip.current.scrollWidth
  }, [newest, shown])
  const now = new Date()
  return (
    <ul ref={strip} className={styles.strip} aria-label={PERIODS.strip}>
      {earlier.hasEarlier && (
        <li>
          <UnstyledButton
            className={styles.chip}
            aria-busy={earlier.isLoadingEarlier}
            onClick={() => earlier.loadEarlier()}
          >
            {PERIODS.earlier}
          </UnstyledButton>
        </li>
      )}
      {periods.map((period) => (
        <li key={period.startsAt}>
          <UnstyledButton
            className={styles.chip}
            aria-pressed={period === chosen}
            onClick={() => onChoose(period)}
          >
            <span className={styles.dates}>{datesText(period, now, timeZone)}</span>
            <span className={styles.state}>
              <span className={styles.dot} data-state={period.figures.entries ? period.state : undefined} />
              {stateText(period)}
              {period.figures.entries > 0 && (
                <span className={styles.count}>{formatCount(period.figures.entries)}</span>
              )}
              {noFileText(period) && <span className={styles.noFile}>{noFileText(period)}</span>}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
