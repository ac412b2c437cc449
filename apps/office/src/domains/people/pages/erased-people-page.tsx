import { Button } from '@mantine/core'
import { ERASURE_CALLS } from '@nightshift/shared/people/erasure/calls'
import type { ErasedPerson } from '@nightshift/shared/people/erasure/contract'
import { FORMER_EMPLOYEE } from '@nightshift/shared/people/erasure/rules'
import { formatDateTime } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from '../../../kit/data-table.tsx'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { EmployeeTimesheet } from '../../time/entries/employee-timesheet.tsx'
import { ERASE } from '../employees/erase/erase.texts.ts'
import { dayText } from '../employees/erase/erasure-parts.ts'

const words = ERASE.people

type Props = { people: ErasedPerson[]; onTimesheet: (person: ErasedPerson) => void }

/** Those who were erased, with the name and address while these are sealed. */
function ErasedPeople({ people, onTimesheet }: Props) {
  const { timeZone } = useFestival()
  const nameOf = ({ name }: ErasedPerson) => name ?? words.former
  return (
    <DataTable
      label={words.list}
      rows={people}
      keyOf={({ userId }) => userId}
      instead={(person) => [byText(person), addressText(person)].filter(Boolean).join(', ')}
      columns={[
        { label: words.name, value: nameOf },
        {
          label: words.erasedAt,
          isNumber: true,
          value: ({ erasedAt }) => formatDateTime(erasedAt, timeZone),
        },
        { label: words.by, needs: 46, value: byText },
        { label: words.sealedUntil, value: sealText },
        { label: words.address, needs: 46, value: addressText },
        {
          label: words.hours,
          value: ({ hours, timeEntries }) =>
            timeEntries ? words.hoursOf(hours.toFixed(2), timeEntries) : words.noHours,
        },
        {
          label: words.timesheet,
          head: '',
          isNumber: true,
          value: (person) =>
            person.timeEntries > 0 && (
              <Button
                variant="default"
                aria-label={words.timesheetOf(nameOf(person))}
                onClick={() => onTimesheet(person)}
              >
                {words.timesheet}
              </Button>
            ),
        },
      ]}
    />
  )
}

const byText = ({ erasedBy }: ErasedPerson) =>
  erasedBy ? `${erasedBy.firstName} ${erasedBy.lastName}` : words.afterRestore

const addressText = ({ name, address }: ErasedPerson) =>
  name === null ? undefined : (address ?? words.noAddress)

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
