import { Anchor, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { MARKS, type Mark } from '@nightshift/shared/nights/attendance/attendance'
import { openPlaces, type PlaceOnBoard, type PositionOnBoard } from '@nightshift/shared/nights/tonight/board'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { formatClock } from '@nightshift/shared/time'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../lib/calls.ts'
import { minutesText } from '../../../ui/minutes-text.ts'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { CallLink } from './call-link.tsx'
import { ClockInForm } from './clock-in-form.tsx'
import styles from './people.module.css'
import { ReplaceForm } from './replace-form.tsx'
import { TONIGHT } from './tonight.texts.ts'

type Step = { kind: 'replace' | 'clockIn'; placeId: number } | { kind: 'other' }
type Props = { position: PositionOnBoard; onClose: () => void }

/** The people of a position, and what there is to do about each. */
export function PositionWindow({ position, onClose }: Props) {
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
      <People position={position} onReplace={take('replace')} onClockIn={take('clockIn')} />
      {can(me, 'nights.clockIn') && (
        <Button variant="default" className={styles.other} onClick={() => setStep({ kind: 'other' })}>
          {TONIGHT.clockInOther}
        </Button>
      )}
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
    <div className={styles.people}>
      <p className={styles.summary}>
        {eventName} · {TONIGHT.figure(counts.in + counts.extra, counts.needed)} ·{' '}
        {TONIGHT.called(formatClock(callAt, timeZone))}
      </p>
      {places.length === 0 && <p className={styles.summary}>{TONIGHT.nobody}</p>}
      <ul className={styles.list}>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} onReplace={onReplace} onClockIn={onClockIn} />
        ))}
      </ul>
      {open > 0 && (
        <p className={styles.unfilled}>
          {TONIGHT.unfilled(open)}
          {can(me, 'nights.edit') && (
            <Anchor component={Link} to={OFFICE_PATHS.nights}>
              {TONIGHT.fillInPlan}
            </Anchor>
          )}
        </p>
      )}
      {extras.length > 0 && (
        <>
          <h3 className={styles.heading}>{TONIGHT.extras}</h3>
          <ul className={styles.list}>
            {extras.map(({ entryId, name, phone, since }) => (
              <li key={entryId} className={styles.person} data-short>
                <span className={styles.name}>{name}</span>
                <span className={styles.state}>
                  <span className={styles.pill} data-kind="extra">
                    {TONIGHT.counts.extra}
                  </span>
                  {TONIGHT.since(formatClock(since, timeZone))}
                </span>
                <span className={styles.actions}>
                  <CallLink name={name} phone={phone} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
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
    <li className={styles.person} data-short={!isAbsent || undefined}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>
        <span className={styles.pill} data-kind={hasLeft ? 'expected' : attendance.kind}>
          {hasLeft ? TONIGHT.counts.left : TONIGHT.kinds[attendance.kind]}
        </span>
        {placeWords(place, timeZone).join(' · ')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser. */}
      <span role="group" aria-label={TONIGHT.actionsOf(name)} className={styles.actions}>
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
      </span>
    </li>
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
