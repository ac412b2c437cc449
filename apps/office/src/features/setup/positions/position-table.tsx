import { ActionIcon } from '@mantine/core'
import { formatCents, toCents } from '@nightshift/shared/money'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { PencilIcon } from '@nightshift/ui/icons.tsx'
import type { headCounts } from './head-counts.ts'
import type { EventPosition } from './position-fields.ts'
import styles from './position-table.module.css'
import { POSITIONS } from './positions.texts.ts'

type Props = {
  events: Event[]
  counts?: ReturnType<typeof headCounts>
  onEdit: (position: EventPosition) => void
}

/** The positions by event. On a phone each row is a card with labelled cells. */
export const PositionTable = ({ events, counts, onEdit }: Props) => (
  <table className={styles.table} aria-label={POSITIONS.list}>
    <thead>
      <tr>
        <th scope="col">{POSITIONS.name}</th>
        <th scope="col" className={styles.amount}>
          {POSITIONS.defaultPayRate}
        </th>
        <th scope="col">{POSITIONS.canApply}</th>
        <th scope="col">{POSITIONS.isTipped}</th>
        <th scope="col" className={styles.amount}>
          {POSITIONS.peopleColumn}
        </th>
        <td />
      </tr>
    </thead>
    {events.map((event) => (
      <tbody key={event.id}>
        <tr className={styles.event}>
          <th scope="rowgroup" colSpan={6}>
            {event.name}
          </th>
        </tr>
        {event.positions?.map((position) => (
          <Row
            key={position.id}
            position={position}
            people={counts?.ofPosition(position.id)}
            onEdit={() => onEdit(position)}
          />
        ))}
      </tbody>
    ))}
  </table>
)

type RowProps = { position: EventPosition; people?: number; onEdit: () => void }

function Row({ position: { name, defaultPayRate = 0, canApply, isTipped }, people, onEdit }: RowProps) {
  const yesOrNo = (is: boolean) => (is ? POSITIONS.yes : POSITIONS.no)
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.amount} data-label={POSITIONS.defaultPayRate}>
        {formatCents(toCents(defaultPayRate))}
      </td>
      <td data-label={POSITIONS.canApply}>{yesOrNo(canApply)}</td>
      <td data-label={POSITIONS.isTipped}>{yesOrNo(isTipped)}</td>
      <td className={styles.amount} data-label={POSITIONS.peopleColumn}>
        {people ?? POSITIONS.no}
      </td>
      <td className={styles.edit}>
        <ActionIcon variant="subtle" color="gray" aria-label={POSITIONS.editOf(name)} onClick={onEdit}>
          <PencilIcon />
        </ActionIcon>
      </td>
    </tr>
  )
}
