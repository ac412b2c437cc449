import { UnstyledButton } from '@mantine/core'
import type { PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { filledBy } from '@nightshift/shared/nights/night-plan/place'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import { isTaken, type PlanIndex } from '../plan-index.ts'
import styles from './plan-windows.module.css'

type Props = {
  index: PlanIndex
  night: PlanNight
  positionIds: number[]
  onChoose: (positionId: number) => void
}

/** Positions with how full they are, those that need somebody first. */
export function PositionChoice({ index, night: { date }, positionIds, onChoose }: Props) {
  const places = index.placesOf(date).filter(isTaken)
  const choices = positionIds
    .map((id) => index.positions.get(id))
    .filter((position) => position !== undefined)
    .map(({ id, name, event }) => {
      const filled = filledBy(places.filter(({ positionId }) => positionId === id))
      const needed = index.needed(date, id)
      return { id, name, event: event.name, filled, needed, isOpen: filled < needed }
    })
    .sort((one, other) => Number(other.isOpen) - Number(one.isOpen) || one.name.localeCompare(other.name))
  return (
    <ul className={styles.choices}>
      {choices.map(({ id, name, event, filled, needed }) => (
        <li key={id}>
          <UnstyledButton className={styles.choice} onClick={() => onChoose(id)}>
            <span className={styles.choiceName}>
              {name} <small>{event}</small>
            </span>
            <span className={styles.full}>{NIGHT_PLAN.filled(filled, needed)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
