import { Button, SegmentedControl, Title } from '@mantine/core'
import type { PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { formatClock } from '@nightshift/shared/time'
import type { ReactNode } from 'react'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import styles from '../night-planner.module.css'
import { modelNight, type PlanIndex } from '../plan-index.ts'

type Props = {
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
export function NightHead({
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
}: Props) {
  const { timeZone, nights } = index.plan
  const { needed, filled, changes } = index.summary(night.date)
  const state = needed > 0 ? NIGHT_PLAN.filledLong(filled, needed) : NIGHT_PLAN.noNeed
  const model = modelNight(nights, night.date)
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Title order={2} id="night-title">
          {night.label}
        </Title>
        <p className={styles.facts}>
          {NIGHT_PLAN.times(formatClock(night.gatesAt, timeZone), formatClock(night.endsAt, timeZone))}
          {' · '}
          {night.isCalledOff ? <strong>{NIGHT_PLAN.calledOffLong}</strong> : state}
          {changes > 0 && ` · ${NIGHT_PLAN.changes(changes)}`}
        </p>
      </div>
      {canEdit && (
        <div className={styles.actions}>
          <div className={styles.needed}>
            <span aria-hidden="true">{NIGHT_PLAN.neededOn}</span>
            <SegmentedControl
              aria-label={NIGHT_PLAN.neededFor}
              className={styles.numbers}
              value={forAll ? 'all' : 'night'}
              onChange={(value) => onForAll(value === 'all')}
              data={[
                { value: 'night', label: NIGHT_PLAN.forNight },
                { value: 'all', label: NIGHT_PLAN.forAll },
              ]}
            />
          </div>
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
        </div>
      )}
    </header>
  )
}
