import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { SearchIcon } from '@nightshift/ui/icons.tsx'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { List } from '../../../kit/layout.tsx'
import { useFirstThenAll } from '../../../kit/use-first-then-all.ts'
import { useFocusInList } from '../../../kit/use-focus-in-list.ts'
import { draggable } from './dragging.ts'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import { type ListedPerson, listPeople, type PeopleFilter } from './people-list.ts'
import styles from './people-panel.module.css'
import type { PlanIndex } from './plan-index.ts'
import { nameOf } from './plan-index.ts'
import type { Planner } from './use-planner.ts'

type PersonRowProps = { listed: ListedPerson; index: PlanIndex; planner: Planner }

/** Somebody who can be dragged to a position, or put there by a button. */
function PersonRow({ listed, index, planner }: PersonRowProps) {
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
        <strong>{name}</strong>
        <span className={styles.about}>
          {NIGHT_PLAN.nightCount(nights)}
          {' · '}
          <span className={styles.why}>{stateOf(listed, index)}</span>
          {person.is16OrUnder && ` · ${ageText(listed, index, planner)}`}
        </span>
        {!chosen && <span className={styles.about}>{heldText(listed, index)}</span>}
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

type Props = {
  index: PlanIndex
  night: string
  planner: Planner
  /** A dialog has a title already. */
  inDialog: boolean
}

/** More than a window shows. */
const FIRST_PEOPLE = 20

/** Everybody who can be put on the night, with what speaks for and against it. */
export function PeoplePanel({ index, night, planner, inDialog }: Props) {
  const { positionId, setPositionId } = planner
  const [filter, setFilter] = useState({
    search: '',
    onlyFree: true,
    order: 'nights' as PeopleFilter['order'],
  })
  const search = useDeferredValue(filter.search)
  const { onlyFree, order } = filter
  const people = useMemo(
    () => listPeople(index, night, { search, onlyFree, order, positionId }),
    [index, night, search, onlyFree, order, positionId],
  )
  const listed = useFirstThenAll(people, FIRST_PEOPLE)
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useFocusInList(
    list,
    people.map(({ person }) => person.id),
    'button',
  )
  const change = (changes: Partial<typeof filter>) => setFilter({ ...filter, ...changes })
  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        <div>
          {!inDialog && <h3>{NIGHT_PLAN.people}</h3>}
          <span role="status" className={styles.count}>
            {NIGHT_PLAN.shown(people.length)}
          </span>
        </div>
        <TextInput
          type="search"
          aria-label={NIGHT_PLAN.search}
          placeholder={NIGHT_PLAN.search}
          leftSection={<SearchIcon />}
          value={filter.search}
          onChange={({ currentTarget }) => change({ search: currentTarget.value })}
        />
        <NativeSelect
          aria-label={NIGHT_PLAN.position}
          value={positionId ?? ''}
          onChange={({ currentTarget }) => setPositionId(Number(currentTarget.value) || null)}
        >
          <option value="">{NIGHT_PLAN.allPositions}</option>
          {index.plan.events.map((event) => (
            <optgroup key={event.id} label={event.name}>
              {event.positions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
        <div>
          <Checkbox
            label={NIGHT_PLAN.onlyFree}
            checked={onlyFree}
            onChange={({ currentTarget }) => change({ onlyFree: currentTarget.checked })}
          />
          <NativeSelect
            aria-label={NIGHT_PLAN.order}
            value={order}
            onChange={({ currentTarget }) => change({ order: currentTarget.value as PeopleFilter['order'] })}
            data={Object.entries(NIGHT_PLAN.orders).map(([value, label]) => ({ value, label }))}
          />
        </div>
      </div>
      {people.length > 0 ? (
        <div className={styles.list}>
          <List long label={NIGHT_PLAN.people} listRef={list} onFocus={onFocus}>
            {listed.map((one) => (
              <PersonRow key={one.person.id} listed={one} index={index} planner={planner} />
            ))}
          </List>
        </div>
      ) : (
        <NoticeState part title={NIGHT_PLAN.nobody} text={NIGHT_PLAN.nobodyText} />
      )}
    </div>
  )
}
