import { Button } from '@mantine/core'
import { ERASURE_CALLS } from '@nightshift/shared/people/erasure/calls'
import type { ErasedPerson } from '@nightshift/shared/people/erasure/contract'
import { FORMER_EMPLOYEE } from '@nightshift/shared/people/erasure/rules'
import { formatDateTime } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Facts } from '../../../kit/facts.tsx'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { EmployeeTimesheet } from '../../time/entries/employee-timesheet.tsx'
import styles from '../employees/erase/erase.module.css'
import { ERASE } from '../employees/erase/erase.texts.ts'
import { dayText } from '../employees/erase/erasure-parts.ts'

const words = ERASE.people

type OnTimesheet = (person: ErasedPerson) => void
type Props = { people: ErasedPerson[]; onTimesheet: OnTimesheet }

/** Those who were erased, with the name and address while these are sealed. */
function ErasedPeople({ people, onTimesheet }: Props) {
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
      <Facts words facts={factsOf(person, timeZone)} />
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

/** Who was erased, and until when the name is sealed. */
export default function ErasedPeoplePage() {
  const festivalId = useFestival().id
  const people = useQuery({
    ...queryOf(ERASURE_CALLS.erased, { query: { festivalId } }),
    // Names and addresses are not kept in memory after the page.
    gcTime: 0,
  })
  const [shown, setShown] = useState<ErasedPerson>()
  return (
    <GeneralFrame>
      <Text quiet>{ERASE.people.explanation}</Text>
      <Loaded
        query={people}
        failed={ERASE.people.loadFailed}
        empty={{ title: ERASE.people.nobody, text: ERASE.people.nobodyText }}
      >
        {(erased) => <ErasedPeople people={erased} onTimesheet={setShown} />}
      </Loaded>
      {shown && (
        <EmployeeTimesheet
          employee={{ ...FORMER_EMPLOYEE, id: shown.userId, isActive: false }}
          onClose={() => setShown(undefined)}
        />
      )}
    </GeneralFrame>
  )
}
