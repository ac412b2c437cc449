import { positionLabel } from '../../people/employees/rules.ts'

type Assignment = { id: number; positionId: number }
type Position = { id: number; name: string; event?: { name: string } }

/** The positions that somebody can clock in for, by held-position id, labelled 'event - position'. */
export const assignedPositions = (assignments: Assignment[], positions: Position[]) =>
  assignments.flatMap(({ id, positionId }) => {
    const position = positions.find((candidate) => candidate.id === positionId)
    return position ? [{ id, label: positionLabel(position) }] : []
  })
