import { Button } from '@mantine/core'
import type { ErasedPerson } from '@nightshift/shared/people/erasure/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { useId } from 'react'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import styles from './erase.module.css'
import { ERASE } from './erase.texts.ts'
import { dayText } from './erasure-parts.ts'

const words = ERASE.people

type OnTimesheet = (person: ErasedPerson) => void
type Props = { people: ErasedPerson[]; onTimesheet: OnTimesheet }

/** Those who were erased, with the name and address while these are sealed. */
export function ErasedPeople({ people, onTimesheet }: Props) {
  return (
    <ul className={styles.people} aria-label={words.list}>
      {people.map((person) => (
        <li key={person.userId}>
          <PersonCard person={person} onTimesheet={onTimesheet} />
        </li>
      ))}
    </ul>
  )
}

function PersonCard({ person, onTimesheet }: { person: ErasedPerson; onTimesheet: OnTimesheet }) {
  const id = useId()
  const { timeZone } = useFestival()
  const name = person.name ?? words.former
  return (
    <article className={styles.person} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <dl className={styles.facts}>
        {factsOf(person, timeZone).map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {person.timeEntries > 0 && (
        <Button
          variant="default"
          className={styles.timesheet}
          aria-label={words.timesheetOf(name)}
          onClick={() => onTimesheet(person)}
        >
          {words.timesheet}
        </Button>
      )}
    </article>
  )
}

function factsOf(person: ErasedPerson, timeZone: string) {
  const { erasedAt, erasedBy, name, address, hours, timeEntries } = person
  return [
    { label: words.erasedAt, value: formatDateTime(erasedAt, timeZone) },
    { label: words.by, value: erasedBy ? `${erasedBy.firstName} ${erasedBy.lastName}` : words.afterRestore },
    { label: words.sealedUntil, value: sealText(person) },
    ...(name === null ? [] : [{ label: words.address, value: address ?? words.noAddress }]),
    { label: words.hours, value: timeEntries ? words.hoursOf(hours.toFixed(2), timeEntries) : words.noHours },
  ]
}

function sealText({ sealedUntil, name }: ErasedPerson) {
  if (sealedUntil === null) return words.notSealed
  return name === null ? words.ended(dayText(sealedUntil)) : dayText(sealedUntil)
}
