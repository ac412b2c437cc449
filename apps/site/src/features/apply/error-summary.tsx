import type { MouseEvent, Ref } from 'react'
import styles from './apply.module.css'
import { APPLY } from './apply.texts.ts'
import { idOf } from './field.tsx'
import type { Problem } from './problems.ts'

const LABELS: Record<string, string> = {
  position: APPLY.position,
  firstName: APPLY.firstName,
  middleName: APPLY.middleName,
  lastName: APPLY.lastName,
  street: APPLY.street,
  city: APPLY.city,
  state: APPLY.state,
  zip: APPLY.zip,
  email: APPLY.email,
  phone: APPLY.phone,
  returningNotes: APPLY.returningNotes,
  otherNotes: APPLY.otherNotes,
}

/** Error summary: every problem of the form, with a link to its field. */
export const ErrorSummary = ({ problems, ref }: { problems: Problem[]; ref: Ref<HTMLDivElement> }) =>
  problems.length > 0 && (
    <section ref={ref} tabIndex={-1} className={styles.summary} aria-label={APPLY.summary}>
      <h2 className={styles.summaryTitle}>{APPLY.summary}</h2>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={focusField}>
              <strong>{LABELS[name]}</strong> {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

/** Moves the focus too: a link alone only scrolls. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
}
