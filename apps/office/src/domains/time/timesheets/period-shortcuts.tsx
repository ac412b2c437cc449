import { Button, NativeSelect } from '@mantine/core'
import { seasonName } from '@nightshift/shared/seasons/season-name'
import { type Period, seasonPeriod, weekBefore } from '@nightshift/shared/time/timeclock/pay-period'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './timesheet-filters.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'

type Props = { period: Period; thisWeek: Period; onChoose: (period: Period) => void }

const isSame = (one: Period, other: Period) => one.start === other.start && one.end === other.end

/** Buttons for the most used periods; the seasons are a select when there are several. */
export function PeriodShortcuts({ period, thisWeek, onChoose }: Props) {
  const { timeZone } = useFestival()
  const { seasons } = useSeasons()
  const ofSeasons = seasons.map((season) => ({
    label: seasonName(season),
    of: seasonPeriod(season.calendar, timeZone),
  }))
  const [onlySeason, another] = ofSeasons
  const shortcuts = [
    { label: TIMESHEETS.thisWeek, of: thisWeek },
    { label: TIMESHEETS.lastWeek, of: weekBefore(thisWeek) },
    ...(onlySeason && !another ? [{ label: TIMESHEETS.season, of: onlySeason.of }] : []),
  ]
  const shownSeason = ofSeasons.find(({ of }) => isSame(of, period))
  return (
    <fieldset aria-label={TIMESHEETS.periods} className={styles.shortcuts}>
      {shortcuts.map(({ label, of }) => (
        <Button key={label} variant="default" aria-pressed={isSame(of, period)} onClick={() => onChoose(of)}>
          {label}
        </Button>
      ))}
      {another && (
        <NativeSelect
          aria-label={TIMESHEETS.season}
          data-chosen={shownSeason !== undefined || undefined}
          value={shownSeason?.label ?? ''}
          data={[
            // Shown while no season is chosen; choosing it would mean nothing.
            { value: '', label: TIMESHEETS.season, disabled: true },
            ...ofSeasons.map(({ label }) => ({ value: label, label: TIMESHEETS.seasonOf(label) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = ofSeasons.find(({ label }) => label === value)
            if (chosen) onChoose(chosen.of)
          }}
        />
      )}
    </fieldset>
  )
}
