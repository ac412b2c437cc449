import { Button, CloseButton, Group, TextInput } from '@mantine/core'
import { type Night, nightsOf } from '@nightshift/shared/seasons/nights'
import type { Season } from '@nightshift/shared/seasons/season'
import { type KeyboardEvent, useState } from 'react'
import { FieldGroup, Text } from '../../../kit/layout.tsx'
import styles from '../seasons.module.css'
import { SEASON } from './season.texts.ts'

type Props = {
  nights: string[]
  /** The season that the fields describe, while they are valid. */
  season?: Season
  timeZone: string
  onChange: (nights: string[]) => void
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** Adds and removes nights outside the weekends. */
export function ExtraNights({ nights, season, timeZone, onChange }: Props) {
  const [date, setDate] = useState('')
  const known: Night[] = season ? nightsOf(season, timeZone) : []
  const already = date !== '' && known.some((night) => night.date === date)
  const add = () => {
    if (!date || already) return
    onChange([...nights, date].sort())
    setDate('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <FieldGroup title={SEASON.extraNights}>
      {nights.length === 0 && <Text quiet>{SEASON.noExtraNights}</Text>}
      <ul className={styles.dates}>
        {nights.map((night) => {
          const label = long.format(new Date(night))
          return (
            <li key={night}>
              {label}
              <CloseButton
                aria-label={SEASON.removeNight(label)}
                onClick={() => onChange(nights.filter((each) => each !== night))}
              />
            </li>
          )
        })}
      </ul>
      <Group align="end">
        <TextInput
          label={SEASON.extraNight}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={date}
          error={already ? SEASON.alreadyNight : undefined}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <Button variant="default" onClick={add}>
          {SEASON.addNight}
        </Button>
      </Group>
    </FieldGroup>
  )
}
