import { Title } from '@mantine/core'
import { formatClock } from '@nightshift/shared/time'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import { useId, useRef } from 'react'
import { List, Stack } from '../../../kit/layout.tsx'
import { PersonPhoto } from '../../../kit/person-photo/person-photo.tsx'
import { useFocusInList } from '../../../kit/use-focus-in-list.ts'
import { ROLL_CALL } from './roll-call.texts.ts'
import styles from './roll-call-board.module.css'
import { byAttraction, type Row } from './roll-call-view.ts'

type Props = {
  kind: 'unaccounted' | 'safe'
  rows: Row[]
  timeZone: string
  onTap: (row: Row, isSafe: boolean) => void
}

/** Those who are not accounted for, or those who are, by attraction. */
export function PeopleSection({ kind, rows, timeZone, onTap }: Props) {
  const titleId = useId()
  const list = useRef<HTMLElement>(null)
  const onFocus = useFocusInList(
    list,
    rows.map(({ id }) => id),
  )
  if (!rows.length) return null
  return (
    <section ref={list} aria-labelledby={titleId} onFocus={onFocus}>
      <Stack>
        <Title id={titleId} order={2} size="h4">
          {ROLL_CALL[kind]}
        </Title>
        <div>
          {byAttraction(rows).map((group) => (
            <div key={group.attraction} className={styles.people}>
              <h3 className={styles.attraction}>
                {group.attraction || ROLL_CALL.unknownAttraction}
                <span>{group.rows.length}</span>
              </h3>
              <List long>
                {group.rows.map((row) => (
                  <PersonRow
                    key={row.id}
                    row={row}
                    isSafe={kind === 'safe'}
                    timeZone={timeZone}
                    onTap={() => onTap(row, kind !== 'safe')}
                  />
                ))}
              </List>
            </div>
          ))}
        </div>
      </Stack>
    </section>
  )
}

type RowProps = { row: Row; isSafe: boolean; timeZone: string; onTap: () => void }

/** One person: the whole row is the button, for gloves. */
function PersonRow({ row, isSafe, timeZone, onTap }: RowProps) {
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
        <PersonPhoto photo={photo} name={name} size={40} loading="eager" />
        <span>
          <strong>{name}</strong>
          <small>{[...(positionName && !isSafe ? [positionName] : []), ...facts].join(' · ')}</small>
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
