import type { Me } from '@nightshift/shared/people/employees/contract'
import { positionLabel } from '@nightshift/shared/people/employees/rules'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import type { PositionOption } from './shift-fields.tsx'

/** The positions that I can name: the shift's own first, as it was then, and those that I hold. */
export function myPositions(
  { positions }: Pick<Me, 'positions'>,
  entry: Pick<TimeEntry, 'positionId' | 'positionName' | 'isTipped'> | undefined,
): PositionOption[] {
  const held = positions.map((position) => ({
    positionId: position.id,
    isTipped: position.isTipped,
    label: positionLabel(position),
  }))
  if (!entry) return held
  const { positionId, isTipped, positionName } = entry
  const own = held.find((option) => option.positionId === positionId)
  return [
    { positionId, isTipped, label: own?.label ?? positionName },
    ...held.filter((option) => option !== own),
  ]
}
