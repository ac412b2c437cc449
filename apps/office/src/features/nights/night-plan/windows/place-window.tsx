import { Button, SegmentedControl } from '@mantine/core'
import type { PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { PARTS, type Part } from '@nightshift/shared/nights/night-plan/place'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { seasonKey } from '@nightshift/shared/seasons/season-name'
import { Link } from 'react-router'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../../ui/office-modal.tsx'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import { type MarkedPlace, nameOf, type PlanIndex } from '../plan-index.ts'
import type { Planner } from '../use-planner.ts'
import styles from './plan-windows.module.css'
import { PositionChoice } from './position-choice.tsx'

type Props = {
  index: PlanIndex
  night: PlanNight
  place: MarkedPlace
  planner: Planner
  onClose: () => void
}

/** A place with its marks in words, and what can be done with it: move, split, take off. */
export function PlaceWindow({ index, night, place, planner, onClose }: Props) {
  const { person, positionId, part, marks, answerReason } = place
  const { edits, canEdit, canPlan } = planner
  const isRemoved = marks.includes('removed')
  const others = person.positionIds.filter((id) => id !== positionId)
  const saved = async (saving: Promise<unknown>) => {
    if (await saving) onClose()
  }
  return (
    <OfficeModal
      size="md"
      title={NIGHT_PLAN.placeOf(nameOf(person), index.positions.get(positionId)?.name ?? '')}
      onClose={onClose}
    >
      <Stack>
        <Text quiet>{night.label}</Text>
        {marks.length > 0 && (
          <ul className={styles.marks}>
            {marks.map((mark) => (
              <li key={mark}>{NIGHT_PLAN.explained[mark]}</li>
            ))}
            {answerReason && <li>{NIGHT_PLAN.reason(answerReason)}</li>}
          </ul>
        )}
        {canPlan && !isRemoved && (
          <>
            <div>
              <span className={styles.label}>{NIGHT_PLAN.part}</span>
              <SegmentedControl
                fullWidth
                aria-label={NIGHT_PLAN.part}
                value={part}
                onChange={(value) => edits.edit(place, { part: value as Part })}
                data={PARTS.map((value) => ({ value, label: NIGHT_PLAN.parts[value] }))}
              />
            </div>
            {others.length > 0 && (
              <div>
                <span className={styles.label}>{NIGHT_PLAN.moveTo}</span>
                <PositionChoice
                  index={index}
                  night={night}
                  positionIds={others}
                  onChoose={(id) => saved(planner.move(place, id))}
                />
              </div>
            )}
          </>
        )}
        <Actions>
          <CancelButton>{NIGHT_PLAN.close}</CancelButton>
          <Button
            component={Link}
            to={`${OFFICE_PATHS.personNights}?person=${person.id}&season=${seasonKey(index.plan.season)}`}
            variant="default"
          >
            {NIGHT_PLAN.printPerson}
          </Button>
          {canPlan && isRemoved && planner.partFor(person, positionId) && (
            <Button onClick={() => saved(planner.put(person, positionId, part))}>{NIGHT_PLAN.putBack}</Button>
          )}
          {canEdit && !isRemoved && (
            <Button color="red" variant="light" onClick={() => saved(takenOff(edits.takeOff(place)))}>
              {NIGHT_PLAN.takeOff}
            </Button>
          )}
        </Actions>
      </Stack>
    </OfficeModal>
  )
}

/** An answer without content is null; undefined is a refusal. */
const takenOff = async (sent: Promise<null | undefined>) => (await sent) !== undefined
