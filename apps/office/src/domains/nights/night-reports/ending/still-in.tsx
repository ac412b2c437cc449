import { Button, Checkbox, TextInput } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { type Occurrence, zoneName } from '@nightshift/shared/local-time'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { EndingLine, NightEnding } from '@nightshift/shared/nights/night-reports/contract'
import { formatClock, formatInZone } from '@nightshift/shared/time'
import { BulkRefusal } from '@nightshift/shared/time/timeclock/bulk-edit'
import { comesTwice } from '@nightshift/shared/time/timeclock/end-of-night'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { type FormEvent, useState } from 'react'
import { Actions, Fields, List, Stack, Text } from '../../../../kit/layout.tsx'
import { LOCAL_TIME } from '../../../../kit/local-time/local-time.texts.ts'
import { WhichTime } from '../../../../kit/local-time/which-time.tsx'
import { useCall } from '../../../../lib/calls.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { nameOf } from '../night-words.ts'
import { END_NIGHT } from './ending.texts.ts'
import { Part, PersonRow } from './person-rows.tsx'
import { suggestedEnd } from './suggested-end.ts'

const words = END_NIGHT.stillIn

type Props = { ending: NightEnding; lines: EndingLine[] }

/** Who is still clocked in, and one time at which they clock out. Whoever works on, as cleaners do, is left out. */
export function StillIn({ ending, lines }: Props) {
  const me = useMe()
  const { id: festivalId, timeZone } = useFestival()
  const clockOut = useCall(NIGHT_REPORTS_CALLS.clockOutRest, words.failed, {
    refusal: (error) => refusedNames(error, lines),
  })
  const [typed, setTyped] = useState<string>()
  const [which, setWhich] = useState<Occurrence>()
  const [isAsked, setIsAsked] = useState(false)
  const [done, setDone] = useState('')
  const [stays, setStays] = useState<ReadonlySet<number>>(new Set())
  const chosen = lines.filter(({ entryId }) => !stays.has(entryId!))
  const time = typed ?? suggestedEnd(ending, new Date(), timeZone)
  const twice = time ? comesTwice(startsOf(chosen), time, timeZone, new Date()) : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!time || clockOut.isPending || !chosen.length) return
    setIsAsked(true)
    if (twice && !which) return
    const shown = clockText(time, twice && which ? zoneName(twice[which], timeZone) : '')
    const ask = can(me, 'timesheets.manage') ? words.confirm : words.confirmAsLead
    if (!(await dialogs.confirm({ text: ask(chosen.length, shown) }))) return
    const ids = chosen.flatMap(({ entryId }) => entryId ?? [])
    const ended = await clockOut({ body: { festivalId, ids, time, ...(twice && which && { which }) } })
    setIsAsked(false)
    if (ended) setDone(words.done(ended.closed.length))
  }
  return (
    <Part title={words.title} count={lines.length}>
      {lines.length === 0 && <Text quiet>{words.none}</Text>}
      {lines.length > 0 && (
        <>
          <List>
            {lines.map((line) => (
              <PersonRow
                key={line.entryId}
                line={line}
                fact={words.since(sinceText(line.at, ending, timeZone))}
                withPhone
                choice={
                  <Checkbox
                    aria-label={words.choose(nameOf(line))}
                    checked={!stays.has(line.entryId!)}
                    onChange={({ currentTarget }) =>
                      setStays(withStay(line.entryId!, !currentTarget.checked))
                    }
                  />
                }
              />
            ))}
          </List>
          <Stack onSubmit={submit}>
            <Fields>
              <TextInput
                label={words.time}
                description={words.timeHint(timeZone)}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                type="time"
                required
                value={time}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              {twice && (
                <WhichTime
                  occurrences={twice}
                  timeZone={timeZone}
                  value={which}
                  problem={isAsked && !which ? LOCAL_TIME.problems.ambiguous : undefined}
                  toTheMinute
                  onChange={setWhich}
                />
              )}
            </Fields>
            <Actions>
              <Button type="submit" disabled={!chosen.length} aria-busy={clockOut.isPending}>
                {words.button(chosen.length)}
              </Button>
            </Actions>
          </Stack>
        </>
      )}
      <Text quiet status>
        {done}
      </Text>
    </Part>
  )
}

/** Whom a chosen time does not suit, where the server says so. */
function refusedNames(error: unknown, lines: EndingLine[]) {
  const details = error instanceof ApiError ? BulkRefusal.safeParse(error.details).data : undefined
  if (!details) return refusalOf(error)
  const refused = new Set(details.refused.map(({ id }) => id))
  return words.refused(lines.filter(({ entryId }) => entryId !== null && refused.has(entryId)).map(nameOf))
}

const withStay = (entryId: number, isStaying: boolean) => (known: ReadonlySet<number>) => {
  const next = new Set(known)
  if (isStaying) next.add(entryId)
  else next.delete(entryId)
  return next
}

const startsOf = (lines: EndingLine[]) => lines.map(({ at }) => new Date(at))

/** '1:00 AM' for '01:00', with its zone where that says which of two is meant. */
const clockText = (time: string, zone: string) =>
  [formatClock(new Date(`2024-01-01T${time}:00Z`), 'UTC'), zone].filter(Boolean).join(' ')

/** With its date where it began in an earlier night. */
const sinceText = (at: string, { startsAt }: NightEnding, timeZone: string) =>
  new Date(at) < new Date(startsAt)
    ? formatInZone(at, 'EEE, MMM d, h:mm a', timeZone)
    : formatClock(at, timeZone)
