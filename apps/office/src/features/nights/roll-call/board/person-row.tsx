import { formatClock } from '@nightshift/shared/time'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import { PersonPhoto } from '../../../../ui/person-photo/person-photo.tsx'
import { ROLL_CALL } from '../roll-call.texts.ts'
import type { Row } from '../roll-call-view.ts'
import styles from './roll-call-board.module.css'

type Props = { row: Row; isSafe: boolean; timeZone: string; onTap: () => void }

/** One person: the whole row is the button, for gloves. */
export function PersonRow({ row, isSafe, timeZone, onTap }: Props) {
  const { name, photo, positionName } = row
  const facts = factsOf(row, (at) => formatClock(new Date(at), timeZone))
  return (
    <li data-item={row.id}>
      <button
        type="button"
        className={styles.row}
        data-safe={isSafe || undefined}
        aria-label={isSafe ? ROLL_CALL.undo(name) : ROLL_CALL.tick(name)}
        onClick={onTap}
      >
        <PersonPhoto photo={photo} name={name} size={56} loading="eager" />
        <span className={styles.person}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            {[...(positionName && !isSafe ? [positionName] : []), ...facts].join(' · ')}
          </span>
        </span>
        <span className={styles.mark} aria-hidden>
          {isSafe && <CheckIcon />}
        </span>
      </button>
    </li>
  )
}

/** What is to be said of somebody, beside their position. */
export function factsOf(row: Row, clock: (at: string | Date) => string) {
  const { joined, addedBy, since, leftAt, tick, isForgotten } = row
  const safe = tick?.isSafe ? [ROLL_CALL.safeAt(clock(tick.at), tick.by)] : []
  return [
    ...safe,
    ...(tick && !tick.isSent ? [ROLL_CALL.notSent] : []),
    ...(tick?.isLate ? [ROLL_CALL.late] : []),
    ...(leftAt
      ? [ROLL_CALL.leftAt(clock(leftAt))]
      : since && !safe.length
        ? [isForgotten ? ROLL_CALL.inSinceEarlier(clock(since)) : ROLL_CALL.inSince(clock(since))]
        : []),
    ...(joined === 'later' ? [ROLL_CALL.later] : []),
    ...(joined === 'added' ? [addedBy ? ROLL_CALL.addedBy(addedBy) : ROLL_CALL.added] : []),
  ]
}
