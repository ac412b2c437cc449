import { Anchor, Badge, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { type Attendance, MARKS, type Mark } from '@nightshift/shared/nights/attendance/attendance'
import { openPlaces, type PlaceOnBoard, type PositionOnBoard } from '@nightshift/shared/nights/tonight/board'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { formatClock } from '@nightshift/shared/time'
import { useState } from 'react'
import { Link } from 'react-router'
import { Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { minutesText } from '../../../kit/minutes-text.ts'
import { OfficeModal } from '../../../kit/office-modal.tsx'
import { Section } from '../../../kit/page.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './board.module.css'
import { CallLink } from './call-link.tsx'
import { ClockInForm } from './clock-in-form.tsx'
import { ReplaceForm } from './replace-form.tsx'
import { TONIGHT } from './tonight.texts.ts'

type Step = { kind: 'replace' | 'clockIn'; placeId: number } | { kind: 'other' }
type Props = { position: PositionOnBoard; onClose: () => void }

/** The people of a position, and what there is to do about each. */
export function PositionDialog({ position, onClose }: Props) {
  const me = useMe()
  const [step, setStep] = useState<Step>()
  const placeId = step && 'placeId' in step ? step.placeId : undefined
  const place = position.places.find(({ id }) => id === placeId)
  const done = () => setStep(undefined)
  if (step?.kind === 'replace' && place)
    return (
      <OfficeModal key="replace" title={TONIGHT.replaceTitle(place.name)} onClose={done}>
        <ReplaceForm place={place} onDone={done} />
      </OfficeModal>
    )
  if (step?.kind === 'clockIn' && place)
    return (
      <OfficeModal key="clockIn" title={TONIGHT.clockInTitle(place.name)} onClose={done}>
        <ClockInForm position={position} person={place} onDone={done} />
      </OfficeModal>
    )
  if (step?.kind === 'other')
    return (
      <OfficeModal key="other" title={TONIGHT.otherTitle(position.name)} onClose={done}>
        <ClockInForm position={position} onDone={done} />
      </OfficeModal>
    )
  const take = (kind: 'replace' | 'clockIn') => (one: PlaceOnBoard) => setStep({ kind, placeId: one.id })
  return (
    <OfficeModal key="people" title={position.name} onClose={onClose} size="xl">
      <Stack>
        <People position={position} onReplace={take('replace')} onClockIn={take('clockIn')} />
        {can(me, 'nights.clockIn') && (
          <div>
            <Button variant="default" onClick={() => setStep({ kind: 'other' })}>
              {TONIGHT.clockInOther}
            </Button>
          </div>
        )}
      </Stack>
    </OfficeModal>
  )
}

type PeopleProps = {
  position: PositionOnBoard
  onReplace: (place: PlaceOnBoard) => void
  onClockIn: (place: PlaceOnBoard) => void
}

function People({ position, onReplace, onClockIn }: PeopleProps) {
  const me = useMe()
  const { timeZone } = useFestival()
  const open = openPlaces(position.counts)
  const { places, extras, callAt, counts, eventName } = position
  return (
    <>
      <Text quiet>
        {eventName} · {TONIGHT.figure(counts.in + counts.extra, counts.needed)} ·{' '}
        {TONIGHT.called(formatClock(callAt, timeZone))}
      </Text>
      {places.length === 0 && <Text quiet>{TONIGHT.nobody}</Text>}
      <List>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} onReplace={onReplace} onClockIn={onClockIn} />
        ))}
      </List>
      {open > 0 && (
        <Text tone="warn">
          {TONIGHT.unfilled(open)}{' '}
          {can(me, 'nights.edit') && (
            <Anchor component={Link} to={OFFICE_PATHS.nights}>
              {TONIGHT.fillInPlan}
            </Anchor>
          )}
        </Text>
      )}
      {extras.length > 0 && (
        <Section level={3} title={TONIGHT.extras}>
          <List>
            {extras.map(({ entryId, name, phone, since }) => (
              <Item
                key={entryId}
                title={name}
                about={
                  <>
                    <Badge variant="light" component="span" color="gray">
                      {TONIGHT.counts.extra}
                    </Badge>{' '}
                    {TONIGHT.since(formatClock(since, timeZone))}
                  </>
                }
              >
                <CallLink name={name} phone={phone} />
              </Item>
            ))}
          </List>
        </Section>
      )}
    </>
  )
}

const COLOURS: Record<Attendance['kind'], string> = {
  expected: 'gray',
  excused: 'gray',
  in: 'green',
  late: 'yellow',
  missing: 'red',
  noShow: 'red',
}

type PlaceRowProps = {
  place: PlaceOnBoard
  onReplace: (place: PlaceOnBoard) => void
  onClockIn: (place: PlaceOnBoard) => void
}

/** Somebody on tonight's plan: where they are, and what one tap can do. */
function PlaceRow({ place, onReplace, onClockIn }: PlaceRowProps) {
  const me = useMe()
  const { timeZone } = useFestival()
  const mark = useCall(TONIGHT_CALLS.mark, TONIGHT.markFailed)
  const { id, name, phone, attendance, mark: marked, updatedAt } = place
  const isAbsent = attendance.kind !== 'in'
  const hasLeft = attendance.kind === 'in' && attendance.hasLeft
  const toggle = (wanted: Mark) => {
    if (mark.isPending) return
    mark({ params: { id }, body: { mark: wanted === marked ? null : wanted, updatedAt } })
  }
  return (
    <Item
      title={name}
      about={
        <>
          <Badge variant="light" component="span" color={hasLeft ? 'gray' : COLOURS[attendance.kind]}>
            {hasLeft ? TONIGHT.counts.left : TONIGHT.kinds[attendance.kind]}
          </Badge>{' '}
          {placeWords(place, timeZone).join(' · ')}
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser. */}
      <div role="group" aria-label={TONIGHT.actionsOf(name)} className={styles.actions}>
        <CallLink name={name} phone={phone} />
        {isAbsent &&
          MARKS.map((wanted) => (
            <Button
              key={wanted}
              variant={marked === wanted ? 'filled' : 'default'}
              aria-pressed={marked === wanted}
              onClick={() => toggle(wanted)}
            >
              {TONIGHT.marks[wanted]}
            </Button>
          ))}
        {isAbsent && (
          <Button variant="default" onClick={() => onReplace(place)}>
            {TONIGHT.replace}
          </Button>
        )}
        {isAbsent && can(me, 'nights.clockIn') && (
          <Button variant="default" onClick={() => onClockIn(place)}>
            {TONIGHT.clockIn}
          </Button>
        )}
      </div>
    </Item>
  )
}

/** What there is to say about somebody beside their state. */
function placeWords(place: PlaceOnBoard, timeZone: string): string[] {
  const { part, entry, attendance, callAt, answer, answerReason } = place
  const clock = (instant: string) => formatClock(instant, timeZone)
  const words: string[] = []
  if (part !== 'whole') words.push(TONIGHT.parts[part])
  if (entry && attendance.kind === 'in') {
    words.push(TONIGHT.since(clock(entry.startTime)))
    if (attendance.arrivedLate)
      words.push(TONIGHT.lateBy(minutesText(callAt, new Date(entry.startTime).getTime())))
    if (entry.endTime) words.push(TONIGHT.left(clock(entry.endTime)))
    return words
  }
  words.push(TONIGHT.called(clock(callAt)))
  if (answer === 'declined') words.push(TONIGHT.declined(answerReason))
  if (answer === 'help') words.push(TONIGHT.help(answerReason))
  return words
}
