import { ActionIcon } from '@mantine/core'
import { MOST_NEEDED, type PlanPosition } from '@nightshift/shared/nights/night-plan/contract'
import { MinusIcon, PlusIcon } from '@nightshift/ui/icons.tsx'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import type { PlanIndex } from '../plan-index.ts'
import type { Planner } from '../use-planner.ts'
import styles from './need-stepper.module.css'
import { useDebouncedNumber } from './use-debounced-number.ts'

type Props = {
  index: PlanIndex
  position: PlanPosition
  planner: Planner
  /** Whether the number is that of every night. */
  forAll: boolean
  filled: number
}

/** How many people a position needs, on this night or on all, and how many it has beyond that. */
export function NeedStepper({
  index,
  position: { id, name, needed: usual },
  planner,
  forAll,
  filled,
}: Props) {
  const { night, canEdit, edits } = planner
  const special = index.specialNeed(night, id)
  const stored = forAll ? usual : (special ?? usual)
  const save = (needed: number | null) =>
    edits.need({ positionId: id, night: forAll ? null : night, needed, seen: stored })
  const [shown, change] = useDebouncedNumber(stored, save)
  const wanted = forAll ? (special ?? shown) : shown
  const tooMany = filled - wanted
  const step = (by: number) => change(Math.min(MOST_NEEDED, Math.max(0, shown + by)))
  return (
    <div className={styles.need}>
      <div className={styles.stepper}>
        {canEdit && (
          <ActionIcon
            variant="subtle"
            aria-label={NIGHT_PLAN.fewer(name)}
            disabled={shown === 0}
            onClick={() => step(-1)}
          >
            <MinusIcon />
          </ActionIcon>
        )}
        {canEdit ? (
          <input
            className={styles.input}
            inputMode="numeric"
            aria-label={NIGHT_PLAN.needed(name)}
            value={shown}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => {
              const typed = Number(currentTarget.value.replace(/\D/g, ''))
              change(Math.min(MOST_NEEDED, typed))
            }}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
              if (!by) return
              event.preventDefault()
              step(by)
            }}
          />
        ) : (
          <span className={styles.input}>{NIGHT_PLAN.filled(filled, shown)}</span>
        )}
        {canEdit && (
          <ActionIcon variant="subtle" aria-label={NIGHT_PLAN.more(name)} onClick={() => step(1)}>
            <PlusIcon />
          </ActionIcon>
        )}
      </div>
      <div className={styles.state}>
        {tooMany > 0 && <span>{NIGHT_PLAN.tooMany(tooMany)}</span>}
        {special !== undefined && special !== usual && !forAll && (
          <button
            type="button"
            className={styles.usual}
            disabled={!canEdit}
            aria-label={NIGHT_PLAN.asUsual(name, usual)}
            onClick={() => save(null)}
          >
            {NIGHT_PLAN.usually(usual)}
          </button>
        )}
      </div>
    </div>
  )
}
