import { draggable } from '../dragging.ts'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import { nameOf, type PlanIndex } from '../plan-index.ts'
import type { Planner } from '../use-planner.ts'
import type { ListedPerson } from './people-list.ts'
import styles from './people-panel.module.css'

type Props = { listed: ListedPerson; index: PlanIndex; planner: Planner }

/** Somebody who can be dragged to a position, or put there by a button. */
export function PersonRow({ listed, index, planner }: Props) {
  const { person, nights, part, problem } = listed
  const { positionId } = planner
  const name = nameOf(person)
  const chosen = positionId === null ? undefined : index.positions.get(positionId)
  return (
    <li
      data-item={person.id}
      className={styles.person}
      data-problem={problem}
      {...(part && draggable({ userId: person.id }))}
    >
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>
          {NIGHT_PLAN.nightCount(nights)}
          {' · '}
          <span className={styles.why}>{stateOf(listed, index)}</span>
          {person.is16OrUnder && ` · ${ageText(listed, index, planner)}`}
        </span>
        {!chosen && <span className={styles.held}>{heldText(listed, index)}</span>}
      </div>
      {part && (
        // A plain button: a component of the library for each of 400 people takes most of a frame.
        <button
          type="button"
          className={styles.put}
          aria-label={chosen ? NIGHT_PLAN.putNameIn(name, chosen.name) : NIGHT_PLAN.putNameInMore(name)}
          onClick={() =>
            chosen ? planner.put(person, chosen.id) : planner.setOpen({ kind: 'put', userId: person.id })
          }
        >
          {chosen ? NIGHT_PLAN.putIn : NIGHT_PLAN.putInMore}
        </button>
      )}
    </li>
  )
}

function stateOf({ person, places, problem, part }: ListedPerson, index: PlanIndex) {
  const on = places.map(
    (place) =>
      `${index.positions.get(place.positionId)?.name}${place.part === 'whole' ? '' : ` (${NIGHT_PLAN.parts[place.part].toLowerCase()})`}`,
  )
  if (on.length) return NIGHT_PLAN.onThisNight(on.join(', '))
  const { source } = person.availability
  if (problem === 'notFree' && source !== 'unknown') return NIGHT_PLAN.notFreeBy[source]
  if (problem && part) return NIGHT_PLAN.why[problem]
  return source === 'unknown' ? NIGHT_PLAN.freeUnasked : NIGHT_PLAN.free
}

/** Half a night may end before the curfew. */
function ageText({ person, part = 'whole' }: ListedPerson, index: PlanIndex, planner: Planner) {
  const positionId = planner.positionId ?? person.positionIds[0] ?? 0
  const place = { night: planner.night, positionId, userId: person.id, part }
  return index.isYoungPastCurfew(place) ? NIGHT_PLAN.youngPastCurfew : NIGHT_PLAN.marks.under16
}

const heldText = ({ person }: ListedPerson, index: PlanIndex) =>
  person.positionIds.map((id) => index.positions.get(id)?.name).join(', ') || NIGHT_PLAN.noPositionYet
