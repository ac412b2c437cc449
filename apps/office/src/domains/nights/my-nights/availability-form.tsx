import { Button, Checkbox } from '@mantine/core'
import { dateAt } from '@nightshift/shared/local-time'
import type { MyAvailability } from '@nightshift/shared/nights/my-nights/contract'
import { type Night, nightsOf, shiftText, weekendsOf } from '@nightshift/shared/seasons/nights'
import { type FormEvent, useId } from 'react'
import { Actions, Fields, Stack, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './my-nights.module.css'
import { AVAILABILITY } from './my-nights.texts.ts'
import { useAvailability } from './use-availability.ts'

/** The checklist of the season's nights, as in the application form: a checked night is one that I can work. */
export function AvailabilityForm() {
  const { found, ...state } = useAvailability()
  return (
    <Loaded query={found} failed={AVAILABILITY.loadFailed} empty="never">
      {(stored) => <Checklist stored={stored} {...state} />}
    </Loaded>
  )
}

type ChecklistProps = Omit<ReturnType<typeof useAvailability>, 'found'> & { stored: MyAvailability }

function Checklist({ stored, unavailable, isSaving, isSaved, tick, save }: ChecklistProps) {
  const { timeZone } = useFestival()
  const now = useNow()
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
      <Fields>
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
      </Fields>
      <Actions>
        <Text status>{isSaved && AVAILABILITY.saved}</Text>
        <Button type="submit" aria-busy={isSaving}>
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
      <div>
        <h3 id={id}>{name}</h3>
        <Button variant="subtle" aria-label={AVAILABILITY.checkAll(name)} onClick={() => onTick(open, true)}>
          {AVAILABILITY.all}
        </Button>
        <Button variant="subtle" aria-label={AVAILABILITY.clearAll(name)} onClick={() => onTick(open, false)}>
          {AVAILABILITY.none}
        </Button>
      </div>
      {nights.map((night) => (
        <Checkbox
          key={night.date}
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
