import { ERASURE_CALLS } from '@nightshift/shared/people/erasure/calls'
import type { ErasedPerson } from '@nightshift/shared/people/erasure/contract'
import { FORMER_EMPLOYEE } from '@nightshift/shared/people/erasure/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { EmployeeTimesheet } from '../../time/entries/employee-timesheet.tsx'
import { ERASE } from '../employees/erase/erase.texts.ts'
import { ErasedPeople } from '../employees/erase/erased-people.tsx'

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
