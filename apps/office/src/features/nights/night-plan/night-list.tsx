import { UnstyledButton } from '@mantine/core'
import type { PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { useEffect, useRef } from 'react'
import styles from './night-list.module.css'
import { NIGHT_PLAN } from './night-plan.texts.ts'
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
            className={styles.night}
            aria-pressed={date === chosen.date}
            data-over={date < plan.tonight || undefined}
            onClick={() => onChoose(date)}
          >
            <span className={styles.label}>{shortLabel(label)}</span>
            {isCalledOff ? (
              <span className={styles.facts}>
                <strong>{NIGHT_PLAN.calledOff}</strong>
              </span>
            ) : (
              <Facts index={index} date={date} />
            )}
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
      <span className={styles.facts}>
        {when && <strong>{when}</strong>}
        {needed > 0 ? (
          <span className={styles.count} data-full={filled >= needed || undefined}>
            {NIGHT_PLAN.filled(filled, needed)}
          </span>
        ) : (
          !when && NIGHT_PLAN.noNeed
        )}
      </span>
      {needed > 0 && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${(100 * filled) / needed}%` }} />
        </span>
      )}
      {(changes > 0 || warnings > 0) && (
        <span className={styles.marks}>
          {warnings > 0 && <span className={styles.warning}>{NIGHT_PLAN.warnings(warnings)}</span>}
          {changes > 0 && <span>{NIGHT_PLAN.changes(changes)}</span>}
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
