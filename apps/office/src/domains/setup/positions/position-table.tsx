import { ActionIcon } from '@mantine/core'
import { formatCents, toCents } from '@nightshift/shared/money'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { PencilIcon } from '@nightshift/ui/icons.tsx'
import { DataTable } from '../../../kit/data-table.tsx'
import type { headCounts } from './head-counts.ts'
import type { EventPosition } from './position-fields.ts'
import { POSITIONS } from './positions.texts.ts'

type PositionRow = EventPosition & { eventName: string }

/** The positions of an event, each with its name. */
export const positionsOf = ({ name, positions = [] }: Event): PositionRow[] =>
  positions.map((position) => ({ ...position, eventName: name }))

type Props = {
  rows: PositionRow[]
  counts?: ReturnType<typeof headCounts>
  onEdit: (position: EventPosition) => void
}

const yesOrNo = (is: boolean) => (is ? POSITIONS.yes : POSITIONS.no)

/** The positions by event. */
export const PositionTable = ({ rows, counts, onEdit }: Props) => (
  <DataTable
    label={POSITIONS.list}
    rows={rows}
    keyOf={({ id }) => id}
    groupOf={({ eventName }) => eventName}
    columns={[
      { label: POSITIONS.name, value: ({ name }) => name },
      {
        label: POSITIONS.defaultPayRate,
        value: ({ defaultPayRate = 0 }) => formatCents(toCents(defaultPayRate)),
        isNumber: true,
      },
      { label: POSITIONS.canApply, value: ({ canApply }) => yesOrNo(canApply) },
      { label: POSITIONS.isTipped, value: ({ isTipped }) => yesOrNo(isTipped) },
      {
        label: POSITIONS.peopleColumn,
        value: ({ id }) => counts?.ofPosition(id) ?? POSITIONS.no,
        isNumber: true,
      },
      {
        label: POSITIONS.editPosition,
        head: null,
        value: (position) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={POSITIONS.editOf(position.name)}
            onClick={() => onEdit(position)}
          >
            <PencilIcon />
          </ActionIcon>
        ),
      },
    ]}
  />
)
