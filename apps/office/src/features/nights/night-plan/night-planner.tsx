import type { PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { type ReactNode, useState } from 'react'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { useNarrowWindow } from '../../../ui/use-narrow.ts'
import { FillWindow } from './fill/fill-window.tsx'
import { LeftOut } from './left-out.tsx'
import { NightHead } from './night/night-head.tsx'
import { PositionList } from './night/position-list.tsx'
import { NightList } from './night-list.tsx'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import styles from './night-planner.module.css'
import { PeoplePanel } from './people/people-panel.tsx'
import type { PlanIndex } from './plan-index.ts'
import { usePlanner } from './use-planner.ts'
import { PlaceWindow } from './windows/place-window.tsx'
import { PutWindow } from './windows/put-window.tsx'

type Props = {
  index: PlanIndex
  night: PlanNight
  mayEdit: boolean
  onChooseNight: (date: string) => void
  /** The button that publishes the night. */
  publish?: ReactNode
}

/** The nights, the chosen one with its positions, and the people who can be put on it. */
export function NightPlanner({ index, night, mayEdit, onChooseNight, publish }: Props) {
  const planner = usePlanner(index, night, mayEdit)
  const { edits, canEdit, canPlan, open, setOpen, positionId, setPositionId } = planner
  const isNarrow = useNarrowWindow()
  const [forAll, setForAll] = useState(() => [...index.positions.values()].every(({ needed }) => !needed))
  const close = () => setOpen(undefined)
  const place = open?.kind === 'place' && index.placesOf(night.date).find(({ id }) => id === open.id)
  const person = open?.kind === 'put' && index.people.get(open.userId)
  const people = <PeoplePanel index={index} planner={planner} night={night.date} inWindow={isNarrow} />
  const position = positionId === null ? undefined : index.positions.get(positionId)?.name
  return (
    <div className={styles.planner} data-people={(canPlan && !isNarrow) || undefined}>
      <NightList index={index} chosen={night} onChoose={onChooseNight} />
      <section className={styles.night} aria-labelledby="night-title">
        <NightHead
          index={index}
          night={night}
          canEdit={canEdit}
          canPlan={canPlan}
          forAll={forAll}
          publish={publish}
          onForAll={setForAll}
          onCopy={planner.copy}
          onFill={() => setOpen({ kind: 'fill' })}
          onPeople={isNarrow ? () => setOpen({ kind: 'people' }) : undefined}
        />
        <p role="status" className={styles.said}>
          {edits.said}
        </p>
        <PositionList
          index={index}
          night={night}
          planner={planner}
          forAll={forAll}
          onAdd={(id) => {
            setPositionId(id)
            if (isNarrow) setOpen({ kind: 'people' })
          }}
          chosenId={isNarrow ? null : positionId}
        />
      </section>
      {canPlan && !isNarrow && <aside className={styles.people}>{people}</aside>}
      {open?.kind === 'people' && (
        <OfficeModal title={position ? NIGHT_PLAN.addTo(position) : NIGHT_PLAN.people} onClose={close}>
          {people}
        </OfficeModal>
      )}
      {place && <PlaceWindow index={index} night={night} place={place} planner={planner} onClose={close} />}
      {person && <PutWindow index={index} night={night} person={person} planner={planner} onClose={close} />}
      {open?.kind === 'fill' && <FillWindow index={index} night={night} edits={edits} onClose={close} />}
      {open?.kind === 'leftOut' && (
        <LeftOut index={index} {...open.copied} words={edits.said} onClose={close} />
      )}
    </div>
  )
}
