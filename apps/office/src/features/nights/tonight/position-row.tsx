import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { PositionOnBoard } from '@nightshift/shared/nights/tonight/board'
import styles from './board.module.css'
import { stateOf } from './position-state.ts'
import { TONIGHT } from './tonight.texts.ts'

type Props = { position: PositionOnBoard; onOpen: (positionId: number) => void }

/** A position as a line of the board: how many are in of how many, and what is wrong. */
export function PositionRow({ position, onOpen }: Props) {
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
