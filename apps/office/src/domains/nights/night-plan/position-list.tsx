import { Button } from '@mantine/core'
import { callTime } from '@nightshift/shared/nights/night-plan/call-time'
import type { PlanNight, PlanPosition } from '@nightshift/shared/nights/night-plan/contract'
import { filledBy } from '@nightshift/shared/nights/night-plan/place'
import { formatClock } from '@nightshift/shared/time'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { List } from '../../../kit/layout.tsx'
import { Mark } from '../../../kit/mark.tsx'
import { useFirstThenAll } from '../../../kit/use-first-then-all.ts'
import { draggable, droppable } from './dragging.ts'
import { NeedStepper } from './need-stepper.tsx'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import { isWarning, type PlaceMark } from './place-marks.ts'
import { isTaken, type MarkedPlace, nameOf, type PlanIndex } from './plan-index.ts'
import styles from './position-list.module.css'
import type { Planner } from './use-planner.ts'

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
const FIRST_EVENTS = 4

/** The positions of a night by event, with who is in them. */
export function PositionList(props: Props) {
  const events = useFirstThenAll(props.index.plan.events, FIRST_EVENTS)
  return (
    <div className={styles.events}>
      {events.map(({ id, name, positions }) => (
        <section key={id} aria-label={name}>
          <h3>{name}</h3>
          <List long>
            {positions.map((position) => (
              <PositionRow key={position.id} position={position} {...props} />
            ))}
          </List>
        </section>
      ))}
    </div>
  )
}

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
        {name}
        <small>{NIGHT_PLAN.call(formatClock(callAt, timeZone))}</small>
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
        <div className={styles.open}>
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

type ChipProps = { place: MarkedPlace; position: string; canDrag: boolean; onOpen: () => void }

/** Shown as a mark. */
const QUIET: PlaceMark[] = ['new', 'confirmed', 'split']

/** Somebody in a position, with what a planner should see of it. It is dragged, or opened. */
function PlaceChip({ place, position, canDrag, onOpen }: ChipProps) {
  const { id, userId, person, part, marks } = place
  const half = part === 'whole' ? [] : [NIGHT_PLAN.parts[part]]
  const wordsOf = (some: PlaceMark[]) => [...half, ...some.map((mark) => NIGHT_PLAN.marks[mark])]
  const words = wordsOf(marks.filter((mark) => !QUIET.includes(mark)))
  const tone = toneOf(marks)
  return (
    <button
      type="button"
      className={styles.chip}
      data-tone={tone}
      aria-label={[NIGHT_PLAN.placeOf(nameOf(person), position), ...wordsOf(marks)].join(', ')}
      onClick={onOpen}
      {...(canDrag && tone !== 'removed' && draggable({ userId, placeId: id }))}
    >
      <span className={styles.name}>
        <span className={styles.struck}>{nameOf(person)}</span>
        {words.length > 0 && <small>{words.join(' · ')}</small>}
      </span>
      {(marks.includes('new') || marks.includes('changed')) && <Mark shape="half" tone="info" />}
      {marks.includes('confirmed') && <Mark tone="ok" />}
      {tone === 'bad' && <Mark shape="square" tone="bad" />}
    </button>
  )
}

function toneOf(marks: PlaceMark[]) {
  if (marks.includes('removed')) return 'removed'
  if (marks.includes('declined') || marks.includes('help')) return 'bad'
  return marks.some(isWarning) ? 'warn' : undefined
}
