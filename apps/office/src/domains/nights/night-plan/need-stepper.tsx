import { ActionIcon } from '@mantine/core'
import { MOST_NEEDED, type PlanPosition } from '@nightshift/shared/nights/night-plan/contract'
import { MinusIcon, PlusIcon } from '@nightshift/ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import type { PlanIndex } from './plan-index.ts'
import styles from './position-list.module.css'
import type { Planner } from './use-planner.ts'

/** Steps that follow each other are saved as one. */
const SETTLED_MS = 400

/**
 * A number that is saved once it rests, and when its field leaves the page. Until the plan was read again, the changed
 * number is shown.
 */
function useDebouncedNumber(stored: number, save: (value: number) => Promise<unknown>) {
  const [draft, setDraft] = useState<number>()
  const pending = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(save)
  latest.current = save

  const flush = async () => {
    clearTimeout(timer.current)
    const value = pending.current
    pending.current = undefined
    if (value === undefined) return
    await latest.current(value)
    // Something newer may have been typed meanwhile.
    if (pending.current === undefined) setDraft(undefined)
  }
  const flushRef = useRef(flush)
  flushRef.current = flush
  useEffect(() => () => void flushRef.current(), [])

  function change(value: number) {
    clearTimeout(timer.current)
    setDraft(value)
    pending.current = value
    timer.current = setTimeout(() => flushRef.current(), SETTLED_MS)
  }
  return [draft ?? stored, change] as const
}

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
    <>
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
          <span>{NIGHT_PLAN.filled(filled, shown)}</span>
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
    </>
  )
}
