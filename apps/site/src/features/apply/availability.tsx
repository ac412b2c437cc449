import { AVAILABLE } from '@nightshift/shared/hiring/choices'
import type { Night } from '@nightshift/shared/seasons/nights'
import type { MouseEvent } from 'react'
import { useSeasonFacts } from '../season/use-season-facts.ts'
import styles from './apply.module.css'
import { APPLY } from './apply.texts.ts'
import { Choice } from './choices.tsx'

/** Every night of the season by weekend, all checked by default. */
export function Availability() {
  const { weekends, shift } = useSeasonFacts()
  return (
    <>
      <p className={styles.hint}>{APPLY.availabilityHint(shift)}</p>
      <div className={styles.weekends}>
        {weekends.map((weekend, index) => (
          <Weekend key={weekend[0]!.key} number={index + 1} nights={weekend} shift={shift} />
        ))}
      </div>
    </>
  )
}

function Weekend({ number, nights, shift }: { number: number; nights: Night[]; shift: string }) {
  const name = APPLY.weekend(number)
  const headingId = `weekend-${number}`
  return (
    <fieldset className={styles.weekend} aria-labelledby={headingId}>
      <div className={styles.weekendHead}>
        <h3 id={headingId} className={styles.label}>
          {name}
        </h3>
        <button type="button" aria-label={APPLY.checkAll(name)} onClick={(event) => tick(event, true)}>
          {APPLY.all}
        </button>
        <button type="button" aria-label={APPLY.clearAll(name)} onClick={(event) => tick(event, false)}>
          {APPLY.none}
        </button>
      </div>
      <div className={styles.pair}>
        {nights.map(({ key, label, date }) => (
          <Choice key={key} type="checkbox" name={AVAILABLE} value={key} checked>
            <span className={styles.night}>{APPLY.night(label, date.slice(0, 4))}</span>{' '}
            <span className={styles.shift}>{shift}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

function tick({ currentTarget }: MouseEvent<HTMLButtonElement>, checked: boolean) {
  for (const box of currentTarget.closest('fieldset')?.querySelectorAll('input') ?? []) box.checked = checked
  // Dispatches the input event that a user's click would, so that the form's listeners run.
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}
