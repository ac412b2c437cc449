import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { BoardCounts } from '@nightshift/shared/nights/attendance/attendance'
import type { boardOf, PositionOnBoard } from '@nightshift/shared/nights/tonight/board'
import type { Board } from '@nightshift/shared/nights/tonight/contract'
import { formatClock } from '@nightshift/shared/time'
import { type ComponentProps, useState } from 'react'
import { type Figure, Figures } from '../../../kit/figures.tsx'
import { List, Text } from '../../../kit/layout.tsx'
import { Mark } from '../../../kit/mark.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './board.module.css'
import { PositionDialog } from './position-dialog.tsx'
import { needsAttention, stateOf, type Tone } from './position-state.ts'
import { TONIGHT } from './tonight.texts.ts'

const ORDER = ['in', 'needed', 'expected', 'late', 'missing', 'extra', 'excused'] as const
const TONES: Partial<Record<keyof BoardCounts, Figure['tone']>> = {
  in: 'ok',
  late: 'warn',
  missing: 'bad',
  extra: 'info',
}

const MARKS: Record<Tone, ComponentProps<typeof Mark>> = {
  good: { tone: 'ok' },
  calm: { tone: 'mute', shape: 'ring' },
  warn: { tone: 'warn', shape: 'half' },
  bad: { tone: 'bad', shape: 'square' },
}

/** So many positions leave room for larger type on a full screen. */
const FEW = 24

type Props = {
  tonight: NonNullable<Board['tonight']>
  figures: ReturnType<typeof boardOf>
  isLost: boolean
  readAt: number
  /** Only the positions that need somebody. */
  urgent?: boolean
}

/** The figures of the night and its positions by event, and the people of the position that is opened. */
export function BoardView({ tonight, figures, isLost, readAt, urgent = false }: Props) {
  const { timeZone } = useFestival()
  const [opened, setOpened] = useState<number>()
  const { counts, events: all } = figures
  const events = all
    .map((event) => ({
      ...event,
      positions: event.positions.filter((one) => !urgent || needsAttention(one)),
    }))
    .filter(({ positions }) => positions.length > 0)
  const count = events.reduce((sum, { positions }) => sum + positions.length, 0)
  const position = all.flatMap(({ positions }) => positions).find(({ id }) => id === opened)
  return (
    <>
      {isLost && (
        <Text alert tone="warn">
          {TONIGHT.lost(formatClock(new Date(readAt), timeZone))}
        </Text>
      )}
      {tonight.isCalledOff && <Text quiet>{TONIGHT.calledOff}</Text>}
      {all.length === 0 && !tonight.isCalledOff && <Text quiet>{TONIGHT.noPlan}</Text>}
      {(all.length > 0 || !urgent) && (
        <Figures
          live
          figures={ORDER.map((key) => ({
            label: TONIGHT.counts[key],
            value: counts[key],
            tone: counts[key] ? TONES[key] : 'quiet',
          }))}
        />
      )}
      {all.length > 0 && count === 0 && !tonight.isCalledOff && <Text quiet>{TONIGHT.allWell}</Text>}
      <div className={styles.events} data-few={count <= FEW || undefined}>
        {events.map(({ name, counts: { in: here, extra, needed }, positions }) => (
          <section key={name} className={styles.event} aria-label={name}>
            <h2>
              {name}
              <span>
                {here + extra}/{needed}
              </span>
            </h2>
            <List>
              {positions.map((one) => (
                <PositionRow key={one.id} position={one} onOpen={setOpened} />
              ))}
            </List>
          </section>
        ))}
      </div>
      {position && <PositionDialog position={position} onClose={() => setOpened(undefined)} />}
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
        <Mark {...MARKS[tone]} />
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

/** When the next night is, and what is planned for it. */
export function BetweenNights({ next }: Pick<Board, 'next'>) {
  const { timeZone } = useFestival()
  return (
    <Text>
      {next
        ? `${TONIGHT.next(next.label, formatClock(next.gatesAt, timeZone))} ${TONIGHT.nextPlan(next.planned, next.needed)}`
        : TONIGHT.noNext}
    </Text>
  )
}
