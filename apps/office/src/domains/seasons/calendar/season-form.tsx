import { Button } from '@mantine/core'
import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import type { SeasonVersion } from '@nightshift/shared/seasons/season-version'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Actions, Stack, Text } from '../../../kit/layout.tsx'
import { useUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { Section } from '../../../kit/page.tsx'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { CalendarFields } from './calendar-fields.tsx'
import { SEASON } from './season.texts.ts'
import { readSeason, seasonFields } from './season-fields.ts'
import { SeasonNights } from './season-nights.tsx'

type Props = { season: SeasonVersion; timeZone: string }

/** Edits the season's dates and previews its nights. */
export function SeasonForm({ season, timeZone }: Props) {
  const { id } = useFestival()
  const queries = useQueryClient()
  const save = useCall(SEASONS_CALLS.editCalendar, SEASON.saveFailed, {
    onDone: (saved) =>
      queries.setQueryData(queryOf(SEASONS_CALLS.calendar, { params: { id } }).queryKey, saved),
  })
  const form = useRecordForm(season, (version) => seasonFields(version, timeZone))
  const { read, fields, change } = form
  const wanted = readSeason(fields, timeZone)
  // Compared by value: adding and removing a night makes a new, equal array.
  const changed = JSON.stringify(fields) !== JSON.stringify(seasonFields(read, timeZone))
  useUnsavedChanges(changed)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!changed || 'problems' in wanted) return
    const send = (updatedAt: string) => save.attempt({ params: { id }, body: { ...wanted, updatedAt } })
    const saved = await form.send(send, SEASON.saveFailed)
    if (saved) form.accept(saved)
  }

  return (
    <Stack narrow onSubmit={submit}>
      <Text quiet>{SEASON.explanation}</Text>
      <Section framed title={SEASON.title}>
        <CalendarFields fields={fields} timeZone={timeZone} onChange={change} />
      </Section>
      {!('problems' in wanted) && (
        <Section framed title={SEASON.nights}>
          <SeasonNights season={wanted} timeZone={timeZone} />
        </Section>
      )}
      <Actions sticky>
        <Text quiet status>
          {changed ? SEASON.unsaved : save.isDone && SEASON.saved}
        </Text>
        {/* Not disabled: whoever has just saved would lose the focus. */}
        <Button
          type="submit"
          data-disabled={!changed || undefined}
          aria-disabled={!changed}
          aria-busy={save.isPending}
        >
          {SEASON.save}
        </Button>
      </Actions>
    </Stack>
  )
}
