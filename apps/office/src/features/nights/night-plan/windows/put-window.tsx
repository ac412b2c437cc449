import type { PlanNight, PlanPerson } from '@nightshift/shared/nights/night-plan/contract'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../../ui/office-modal.tsx'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import { nameOf, type PlanIndex } from '../plan-index.ts'
import type { Planner } from '../use-planner.ts'
import { PositionChoice } from './position-choice.tsx'

type Props = {
  index: PlanIndex
  night: PlanNight
  person: PlanPerson
  planner: Planner
  onClose: () => void
}

/** Chooses the position that somebody is put in. */
export const PutWindow = ({ index, night, person, planner, onClose }: Props) => (
  <OfficeModal size="md" title={NIGHT_PLAN.putWindow(nameOf(person), night.label)} onClose={onClose}>
    <Stack>
      {person.positionIds.length > 0 ? (
        <PositionChoice
          index={index}
          night={night}
          positionIds={person.positionIds}
          onChoose={async (positionId) => {
            if (await planner.put(person, positionId)) onClose()
          }}
        />
      ) : (
        <Text quiet>{NIGHT_PLAN.noPositionHeld}</Text>
      )}
      <Actions>
        <CancelButton>{NIGHT_PLAN.cancel}</CancelButton>
      </Actions>
    </Stack>
  </OfficeModal>
)
