import { Button, Checkbox } from '@mantine/core'
import { dateAt } from '@nightshift/shared/local-time'
import { type Night, nightsOf, shiftText, weekendsOf } from '@nightshift/shared/seasons/nights'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { type FormEvent, useId } from 'react'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { useNow } from '../../../../lib/use-now.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { AVAILABILITY } from './availability.texts.ts'
import styles from './availability-form.module.css'
import { useAvailability } from './use-availability.ts'

/** The checklist of the season's nights, as in the application form: a checked night is one that I can work. */
export function AvailabilityForm() {
  const { timeZone } = useFestival()
  const { stored, error, unavailable, tick, save, ...state } = useAvailability()
  const now = useNow()
  useFailureAlert(error, AVAILABILITY.loadFailed)
  if (!stored) return error ? <Text>{AVAILABILITY.loadFailed}</Text> : <Loading />
  const shift = shiftText(stored.season)
  const today = dateAt(new Date(now), timeZone)
  const isOpen = ({ date }: Night) => date >= today
  const weekends = weekendsOf(nightsOf(stored.season, timeZone))
  if (stored.isClosed) return <Text>{AVAILABILITY.closed}</Text>
  if (!weekends.flat().some(isOpen)) return <Text>{AVAILABILITY.over}</Text>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <Stack onSubmit={submit}>
      <Text>
        {AVAILABILITY.availabilityHint(shift)} {AVAILABILITY.sources[stored.source]}
      </Text>
      <div className={styles.weekends}>
        {weekends.map(
          (nights, index) =>
            nights.some(isOpen) && (
              <Weekend
                key={nights[0]!.date}
                name={AVAILABILITY.weekend(index + 1)}
                nights={nights}
                isOpen={isOpen}
                isFree={({ date }) => !unavailable.has(date)}
                isPlanned={({ date }) => stored.planned.includes(date)}
                onTick={tick}
              />
            ),
        )}
      </div>
      <Actions>
        <Text status>{state.isSaved && AVAILABILITY.saved}</Text>
        <Button type="submit" aria-busy={state.isSaving}>
          {AVAILABILITY.save}
        </Button>
      </Actions>
    </Stack>
  )
}

type WeekendProps = {
  name: string
  nights: Night[]
  isOpen: (night: Night) => boolean
  isFree: (night: Night) => boolean
  isPlanned: (night: Night) => boolean
  onTick: (dates: string[], isFree: boolean) => void
}

function Weekend({ name, nights, isOpen, isFree, isPlanned, onTick }: WeekendProps) {
  const id = useId()
  const open = nights.filter(isOpen).map(({ date }) => date)
  return (
    <fieldset className={styles.weekend} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{name}</h3>
        <button type="button" aria-label={AVAILABILITY.checkAll(name)} onClick={() => onTick(open, true)}>
          {AVAILABILITY.all}
        </button>
        <button type="button" aria-label={AVAILABILITY.clearAll(name)} onClick={() => onTick(open, false)}>
          {AVAILABILITY.none}
        </button>
      </div>
      {nights.map((night) => (
        <Checkbox
          key={night.date}
          className={styles.night}
          label={AVAILABILITY.night(night.label, night.date.slice(0, 4))}
          checked={isFree(night)}
          disabled={!isOpen(night)}
          error={isOpen(night) && isPlanned(night) && !isFree(night) ? AVAILABILITY.planned : undefined}
          onChange={({ currentTarget }) => onTick([night.date], currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
