import { Button } from '@mantine/core'
import { callTime } from '@nightshift/shared/nights/night-plan/call-time'
import type { PlanEvent, PlanNight, PlanPosition } from '@nightshift/shared/nights/night-plan/contract'
import { filledBy } from '@nightshift/shared/nights/night-plan/place'
import { formatClock } from '@nightshift/shared/time'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { useFirstThenAll } from '../../../../ui/use-first-then-all.ts'
import { droppable } from '../dragging.ts'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import { isTaken, type PlanIndex } from '../plan-index.ts'
import type { Planner } from '../use-planner.ts'
import { NeedStepper } from './need-stepper.tsx'
import { PlaceChip } from './place-chip.tsx'
import styles from './position-list.module.css'

type Props = {
  index: PlanIndex
  night: PlanNight
  planner: Planner
  forAll: boolean
  /** The position that the list of people is for. */
  chosenId: number | null
  onAdd: (positionId: number) => void
}

/** More than a window shows. */
const FIRST_EVENTS = 2

/** The positions of a night by event, with who is in them. */
export function PositionList(props: Props) {
  const events = useFirstThenAll(props.index.plan.events, FIRST_EVENTS)
  return (
    <div className={styles.events}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} {...props} />
      ))}
    </div>
  )
}

const EventCard = ({ event, ...props }: Props & { event: PlanEvent }) => (
  <section className={styles.event} aria-label={event.name}>
    <h3 className={styles.eventName}>{event.name}</h3>
    <ul className={styles.positions}>
      {event.positions.map((position) => (
        <PositionRow key={position.id} position={position} {...props} />
      ))}
    </ul>
  </section>
)

function PositionRow({
  position,
  index,
  night,
  planner,
  forAll,
  chosenId,
  onAdd,
}: Props & { position: PlanPosition }) {
  const { id, name } = position
  const places = index.placesOf(night.date).filter(({ positionId }) => positionId === id)
  const filled = filledBy(places.filter(isTaken))
  const open = night.isCalledOff ? 0 : index.needed(night.date, id) - filled
  const { timeZone, callMinutes } = index.plan
  const callAt = callTime(new Date(night.gatesAt), position.callMinutes ?? callMinutes)
  const drop = planner.canPlan
    ? droppable(
        (dragged) => planner.accepts(dragged, id),
        (dragged) => planner.drop(dragged, id),
      )
    : undefined
  return (
    <li className={styles.position} data-chosen={id === chosenId || undefined} {...drop}>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.call}>{NIGHT_PLAN.call(formatClock(callAt, timeZone))}</span>
      </div>
      <NeedStepper
        // Another number is another field: what was typed belongs to the one before.
        key={forAll ? 'all' : night.date}
        index={index}
        position={position}
        forAll={forAll}
        planner={planner}
        filled={filled}
      />
      <div className={styles.people}>
        {places.length > 0 && (
          <ul className={styles.places} aria-label={NIGHT_PLAN.placesIn(name)}>
            {places.map((place) => (
              <li key={place.id}>
                <PlaceChip
                  place={place}
                  position={name}
                  canDrag={planner.canPlan}
                  onOpen={() => planner.setOpen({ kind: 'place', id: place.id })}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.open} data-open={open > 0 || undefined}>
          {open > 0 && <span>{NIGHT_PLAN.open(open)}</span>}
          {planner.canPlan && (
            <Button
              variant="subtle"
              className={styles.add}
              leftSection={<PlusIcon />}
              aria-label={NIGHT_PLAN.addTo(name)}
              aria-pressed={id === chosenId}
              onClick={() => onAdd(id)}
            >
              {NIGHT_PLAN.add}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
