import { Button, SegmentedControl, Title } from '@mantine/core'
import type { PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { formatClock } from '@nightshift/shared/time'
import { type ReactNode, useState } from 'react'
import { Actions, Row, Text } from '../../../kit/layout.tsx'
import { OfficeModal } from '../../../kit/office-modal.tsx'
import { useNarrowWindow } from '../../../kit/use-narrow.ts'
import { FillDialog } from './fill-dialog.tsx'
import { NightList } from './night-list.tsx'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import styles from './night-planner.module.css'
import { PeoplePanel } from './people-panel.tsx'
import type { PlanIndex } from './plan-index.ts'
import { modelNight } from './plan-index.ts'
import { LeftOutDialog, PlaceDialog, PutDialog } from './planner-dialogs.tsx'
import { PositionList } from './position-list.tsx'
import { usePlanner } from './use-planner.ts'

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
  const people = <PeoplePanel index={index} planner={planner} night={night.date} inDialog={isNarrow} />
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
      {place && <PlaceDialog index={index} night={night} place={place} planner={planner} onClose={close} />}
      {person && <PutDialog index={index} night={night} person={person} planner={planner} onClose={close} />}
      {open?.kind === 'fill' && <FillDialog index={index} night={night} edits={edits} onClose={close} />}
      {open?.kind === 'leftOut' && (
        <LeftOutDialog index={index} {...open.copied} words={open.words} onClose={close} />
      )}
    </div>
  )
}

type NightHeadProps = {
  index: PlanIndex
  night: PlanNight
  canEdit: boolean
  canPlan: boolean
  /** Whether the numbers are those of every night. */
  forAll: boolean
  onForAll: (forAll: boolean) => void
  onCopy: () => void
  onFill: () => void
  /** Where the list of people is behind a button. */
  onPeople: (() => void) | undefined
  /** The button that publishes it. */
  publish: ReactNode
}

/** What the night is, and what can be done with it as a whole. */
function NightHead({
  index,
  night,
  canEdit,
  canPlan,
  forAll,
  onForAll,
  onCopy,
  onFill,
  onPeople,
  publish,
}: NightHeadProps) {
  const { timeZone, nights } = index.plan
  const { needed, filled, changes } = index.summary(night.date)
  const state = needed > 0 ? NIGHT_PLAN.filledLong(filled, needed) : NIGHT_PLAN.noNeed
  const model = modelNight(nights, night.date)
  return (
    <Row>
      <div className={styles.title}>
        <Title order={2} id="night-title">
          {night.label}
        </Title>
        <Text quiet>
          {NIGHT_PLAN.times(formatClock(night.gatesAt, timeZone), formatClock(night.endsAt, timeZone))}
          {' · '}
          {night.isCalledOff ? <strong>{NIGHT_PLAN.calledOffLong}</strong> : state}
          {changes > 0 && ` · ${NIGHT_PLAN.changes(changes)}`}
        </Text>
      </div>
      {canEdit && (
        <Actions>
          <span className={styles.needed} aria-hidden="true">
            {NIGHT_PLAN.neededOn}
          </span>
          <SegmentedControl
            aria-label={NIGHT_PLAN.neededFor}
            value={forAll ? 'all' : 'night'}
            onChange={(value) => onForAll(value === 'all')}
            data={[
              { value: 'night', label: NIGHT_PLAN.forNight },
              { value: 'all', label: NIGHT_PLAN.forAll },
            ]}
          />
          {canPlan && onPeople && (
            <Button variant="default" onClick={onPeople}>
              {NIGHT_PLAN.showPeople}
            </Button>
          )}
          {canPlan && model && (
            <Button variant="default" onClick={onCopy}>
              {NIGHT_PLAN.like(model.label)}
            </Button>
          )}
          {canPlan && (
            <Button variant="default" onClick={onFill}>
              {NIGHT_PLAN.fill}
            </Button>
          )}
          {publish}
        </Actions>
      )}
    </Row>
  )
}
