import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { MARKS, type Mark } from '@nightshift/shared/nights/night-plan/attendance'
import type { PlaceOnBoard } from '@nightshift/shared/nights/tonight/board'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { CallLink } from './call-link.tsx'
import styles from './people.module.css'
import { placeWords } from './place-words.ts'
import { TONIGHT } from './tonight.texts.ts'

type Props = {
  place: PlaceOnBoard
  onReplace: (place: PlaceOnBoard) => void
  onClockIn: (place: PlaceOnBoard) => void
}

/** Somebody on tonight's plan: where they are, and what one tap can do. */
export function PlaceRow({ place, onReplace, onClockIn }: Props) {
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
