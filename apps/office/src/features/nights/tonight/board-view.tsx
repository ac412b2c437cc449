import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { EventOnBoard, PositionOnBoard } from '@nightshift/shared/nights/tonight/board'
import { useState } from 'react'
import styles from './board.module.css'
import { stateOf } from './position-state.ts'
import { PositionWindow } from './position-window.tsx'
import { TONIGHT } from './tonight.texts.ts'

type Props = {
  events: EventOnBoard[]
  /** All events, to find the people of an opened position in. */
  all?: EventOnBoard[]
}

/** So many positions leave room for larger type on a full screen. */
const FEW = 24

/** The positions of tonight by event, and the people of the one that is opened. */
export function BoardView({ events, all = events }: Props) {
  const [opened, setOpened] = useState<number>()
  const count = events.reduce((sum, { positions }) => sum + positions.length, 0)
  const position = all.flatMap(({ positions }) => positions).find(({ id }) => id === opened)
  return (
    <>
      <div className={styles.events} data-few={count <= FEW || undefined}>
        {events.map(({ name, counts, positions }) => (
          <section key={name} className={styles.event} aria-label={name}>
            <h2 className={styles.eventName}>
              <span>{name}</span>
              <span className={styles.eventCount}>
                {counts.in + counts.extra}/{counts.needed}
              </span>
            </h2>
            <ul className={styles.rows}>
              {positions.map((one) => (
                <PositionRow key={one.id} position={one} onOpen={setOpened} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {position && <PositionWindow position={position} onClose={() => setOpened(undefined)} />}
    </>
  )
}

type PositionRowProps = { position: PositionOnBoard; onOpen: (positionId: number) => void }

/** A position as a line of the board: how many are in of how many, and what is wrong. */
function PositionRow({ position, onOpen }: PositionRowProps) {
  const { id, name, counts } = position
  const { tone, words } = stateOf(position)
  const there = counts.in + counts.extra
  return (
    <li>
      <UnstyledButton className={styles.row} data-tone={tone} onClick={() => onOpen(id)}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.words}>{words.join(' · ')}</span>
        <span className={styles.figure}>
          <span aria-hidden>
            {there}
            <small>/{counts.needed}</small>
          </span>
          <VisuallyHidden>{TONIGHT.figure(there, counts.needed)}</VisuallyHidden>
        </span>
      </UnstyledButton>
    </li>
  )
}
