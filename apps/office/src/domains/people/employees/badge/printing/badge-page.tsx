import { memo } from 'react'
import { Badge } from '../badge.tsx'
import type { BadgeHolder } from '../badge-holders.ts'
import styles from './badge-page.module.css'
import type { Layout } from './pages.ts'

type Props = { holders: BadgeHolder[]; year: number; layout: Layout }

/** One printed page of badges; sheets have cut marks around each badge. */
export const BadgePage = memo(({ holders, year, layout }: Props) => (
  <div className={styles.page} data-layout={layout}>
    {holders.map((holder) => (
      <div key={holder.employee.id} className={styles.place}>
        {layout !== 'label' && <CutMarks />}
        <Badge {...holder} year={year} />
      </div>
    ))}
  </div>
))

/** The margin around a badge for its cut marks. */
const ROOM = 12
const WIDTH = 486
const HEIGHT = 306
const CORNERS = [
  [0, 0, -1, -1],
  [WIDTH, 0, 1, -1],
  [0, HEIGHT, -1, 1],
  [WIDTH, HEIGHT, 1, 1],
] as const

/** Cut marks: two short lines outside each corner. */
const CutMarks = () => (
  <svg
    className={styles.marks}
    width={WIDTH + 2 * ROOM}
    height={HEIGHT + 2 * ROOM}
    viewBox={`${-ROOM} ${-ROOM} ${WIDTH + 2 * ROOM} ${HEIGHT + 2 * ROOM}`}
    aria-hidden="true"
  >
    {CORNERS.map(([x, y, right, down]) => (
      <path
        key={`${x} ${y}`}
        d={`M${x + 3 * right} ${y}h${8 * right}M${x} ${y + 3 * down}v${8 * down}`}
        stroke="#16181d"
        strokeWidth="0.75"
      />
    ))}
  </svg>
)
