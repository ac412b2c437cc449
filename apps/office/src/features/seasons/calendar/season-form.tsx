import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { nextSeason } from '@nightshift/shared/seasons/next-season'
import type { SeasonVersion } from '@nightshift/shared/seasons/season-version'
import { type FormEvent, useState } from 'react'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { useUnsavedChanges } from '../../../ui/leaving/leave-blockers.ts'
import styles from '../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../ui/settings/settings-card.tsx'
import { ExtraNights } from './extra-nights.tsx'
import { SEASON } from './season.texts.ts'
import { readSeason, type SeasonFields, seasonFields } from './season-fields.ts'
import { SeasonNights } from './season-nights.tsx'
import type { useSeason } from './use-season.ts'

const DESCRIBED_BELOW: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

type Props = { season: SeasonVersion; timeZone: string; save: ReturnType<typeof useSeason>['save'] }

/** Edits the season's dates and previews its nights. */
export function SeasonForm({ season, timeZone, save }: Props) {
  const form = useRecordForm(season, (version) => seasonFields(version, timeZone))
  const [proposed, setProposed] = useState(false)
  const { read, fields, change } = form
  const wanted = readSeason(fields, timeZone)
  const problems = 'problems' in wanted ? wanted.problems : {}
  // Compared by value: adding and removing a night makes a new, equal array.
  const changed = JSON.stringify(fields) !== JSON.stringify(seasonFields(read, timeZone))
  useUnsavedChanges(changed)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!changed || 'problems' in wanted) return
    const send = (updatedAt: string) => save.mutateAsync({ ...wanted, updatedAt })
    const saved = await form.send(send, SEASON.saveFailed)
    if (!saved) return
    form.accept(saved)
    setProposed(false)
  }
  function propose() {
    if ('problems' in wanted) return
    change(seasonFields(nextSeason(wanted, timeZone), timeZone))
    setProposed(true)
  }
  const field = (name: Exclude<keyof SeasonFields, 'extraNights'>) => ({
    label: SEASON[name],
    required: true,
    value: fields[name],
    error: problems[name] && SEASON.problems[problems[name]],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
  })

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.hint}>{SEASON.explanation}</p>
      <SettingsCard title={SEASON.title}>
        <div className={styles.pair}>
          <TextInput
            {...field('opening')}
            inputWrapperOrder={DESCRIBED_BELOW}
            type="datetime-local"
            description={SEASON.openingHint(timeZone)}
          />
          <TextInput
            {...field('weekends')}
            inputWrapperOrder={DESCRIBED_BELOW}
            type="number"
            min={1}
            max={26}
            description={SEASON.weekendsHint}
          />
          <TextInput {...field('shiftStart')} type="time" />
          <TextInput {...field('shiftEnd')} type="time" />
        </div>
        <ExtraNights
          nights={fields.extraNights}
          season={'problems' in wanted ? undefined : wanted}
          timeZone={timeZone}
          onChange={(extraNights) => change({ extraNights })}
        />
        <Button variant="default" className={styles.next} onClick={propose}>
          {SEASON.next}
        </Button>
      </SettingsCard>
      {!('problems' in wanted) && (
        <SettingsCard title={SEASON.nights}>
          <SeasonNights season={wanted} timeZone={timeZone} />
        </SettingsCard>
      )}
      <div className={styles.save}>
        <p role="status" className={styles.state}>
          {changed ? (proposed ? SEASON.proposed : SEASON.unsaved) : save.isSuccess && SEASON.saved}
        </p>
        <Button type="submit" disabled={!changed} aria-busy={save.isPending}>
          {SEASON.save}
        </Button>
      </div>
    </form>
  )
}
