import { Button } from '@mantine/core'
import { type Period, seasonPeriod, weekBefore } from '@nightshift/shared/timeclock/pay-period'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { seasonQuery } from '../../seasons/seasons.api.ts'
import styles from './timesheet-filters.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'

type Props = { period: Period; thisWeek: Period; onChoose: (period: Period) => void }

/** Buttons for the most used periods. */
export function PeriodShortcuts({ period, thisWeek, onChoose }: Props) {
  const { id, timeZone } = useFestival()
  const { data: season } = useQuery(seasonQuery(id))
  const shortcuts = [
    { label: TIMESHEETS.thisWeek, of: thisWeek },
    { label: TIMESHEETS.lastWeek, of: weekBefore(thisWeek) },
    ...(season ? [{ label: TIMESHEETS.season, of: seasonPeriod(season, timeZone) }] : []),
  ]
  return (
    <fieldset aria-label={TIMESHEETS.periods} className={styles.shortcuts}>
      {shortcuts.map(({ label, of }) => (
        <Button
          key={label}
          variant="default"
          aria-pressed={of.start === period.start && of.end === period.end}
          className={styles.shortcut}
          onClick={() => onChoose(of)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
