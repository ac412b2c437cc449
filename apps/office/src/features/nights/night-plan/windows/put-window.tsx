import type { PlanNight, PlanPerson } from '@nightshift/shared/nights/night-plan/contract'
import { CancelButton, OfficeModal } from '../../../../ui/office-modal.tsx'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import { nameOf, type PlanIndex } from '../plan-index.ts'
import type { Planner } from '../use-planner.ts'
import styles from './plan-windows.module.css'
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
    <div className={styles.window}>
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
        <p className={styles.night}>{NIGHT_PLAN.noPositionHeld}</p>
      )}
      <div className={styles.actions}>
        <CancelButton>{NIGHT_PLAN.cancel}</CancelButton>
      </div>
    </div>
  </OfficeModal>
)
