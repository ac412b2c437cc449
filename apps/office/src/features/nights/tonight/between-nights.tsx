import type { Board } from '@nightshift/shared/nights/tonight/contract'
import { formatClock } from '@nightshift/shared/time'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { TONIGHT } from './tonight.texts.ts'

/** When the next night is, and what is planned for it. */
export function BetweenNights({ next }: Pick<Board, 'next'>) {
  const { timeZone } = useFestival()
  if (!next) return <p>{TONIGHT.noNext}</p>
  return (
    <p>
      {TONIGHT.next(next.label, formatClock(next.gatesAt, timeZone))}{' '}
      {TONIGHT.nextPlan(next.planned, next.needed)}
    </p>
  )
}
