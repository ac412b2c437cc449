import { UnstyledButton } from '@mantine/core'
import type { PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { useEffect, useRef } from 'react'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import styles from './night-planner.module.css'
import type { PlanIndex } from './plan-index.ts'

type Props = { index: PlanIndex; chosen: PlanNight; onChoose: (date: string) => void }

/** The nights of the season with what each still needs: a column, or a strip where there is no room for one. */
export function NightList({ index, chosen, onChoose }: Props) {
  const { plan } = index
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const night = list.current?.querySelector<HTMLElement>(`[data-night="${chosen.date}"]`)
    if (night) scrollToShow(night, list.current!)
  }, [chosen.date])
  return (
    <ul ref={list} className={styles.nights} aria-label={NIGHT_PLAN.nights}>
      {plan.nights.map(({ date, label, isCalledOff }) => (
        <li key={date} data-night={date}>
          <UnstyledButton
            className={styles.item}
            aria-pressed={date === chosen.date}
            data-over={date < plan.tonight || undefined}
            onClick={() => onChoose(date)}
          >
            <strong>{shortLabel(label)}</strong>
            {isCalledOff ? <small>{NIGHT_PLAN.calledOff}</small> : <Facts index={index} date={date} />}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

function Facts({ index, date }: { index: PlanIndex; date: string }) {
  const { needed, filled, changes, warnings } = index.summary(date)
  const { tonight } = index.plan
  const when = date === tonight ? NIGHT_PLAN.tonight : date < tonight ? NIGHT_PLAN.over : undefined
  return (
    <>
      {needed > 0 && <em>{NIGHT_PLAN.filled(filled, needed)}</em>}
      {when && <small>{when}</small>}
      {!when && needed === 0 && <small>{NIGHT_PLAN.noNeed}</small>}
      {warnings > 0 && <small data-warns>{NIGHT_PLAN.warnings(warnings)}</small>}
      {changes > 0 && <small>{NIGHT_PLAN.changes(changes)}</small>}
      {needed > 0 && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * filled) / needed)}%` }} />
        </span>
      )}
    </>
  )
}

/** As scrollIntoView, which would scroll the page, too. */
function scrollToShow(
  { offsetTop, offsetHeight, offsetLeft, offsetWidth }: HTMLElement,
  list: HTMLUListElement,
) {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = list
  list.scrollTop = Math.min(offsetTop, Math.max(scrollTop, offsetTop + offsetHeight - clientHeight))
  list.scrollLeft = Math.min(offsetLeft, Math.max(scrollLeft, offsetLeft + offsetWidth - clientWidth))
}

/** 'Fri, Sep 13' */
const shortLabel = (label: string) =>
  label.replace(/^(\w{3})\w*, (\w{3})\w* (\d+)$/, (_, day, month, date) => `${day}, ${month} ${date}`)
