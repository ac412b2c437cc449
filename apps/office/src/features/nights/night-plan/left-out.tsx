import type { CopiedNight } from '@nightshift/shared/nights/night-plan/contract'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import { nameOf, type PlanIndex } from './plan-index.ts'
import styles from './windows/plan-windows.module.css'

type Props = CopiedNight & {
  index: PlanIndex
  /** What was copied. */
  words: string
  onClose: () => void
}

/** Who was not copied from the other night, and why. */
export const LeftOut = ({ index, copied, leftOut, words, onClose }: Props) => (
  <OfficeModal size="md" title={NIGHT_PLAN.leftOutTitle(leftOut.length)} onClose={onClose}>
    <div className={styles.window}>
      <p className={styles.night}>{copied ? NIGHT_PLAN.leftOutText : words}</p>
      <ul className={styles.reasons}>
        {leftOut.map(({ userId, positionId, part, reason }) => {
          const person = index.people.get(userId)
          return (
            <li key={`${userId} ${positionId} ${part}`} className={styles.reason}>
              <span>
                {person && nameOf(person)} <small>{index.positions.get(positionId)?.name}</small>
              </span>
              <span className={styles.full}>{NIGHT_PLAN.why[reason]}</span>
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        <CancelButton>{NIGHT_PLAN.close}</CancelButton>
      </div>
    </div>
  </OfficeModal>
)
