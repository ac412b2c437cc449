import { ERASURE_CALLS } from '@nightshift/shared/people/erasure/calls'
import type { ErasedPerson } from '@nightshift/shared/people/erasure/contract'
import { FORMER_EMPLOYEE } from '@nightshift/shared/people/erasure/rules'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/calls.ts'
import styles from '../../audit/pages/audit-page.module.css'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { EmployeeTimesheet } from '../../time/entries/employee-timesheet.tsx'
import { ERASE } from '../employees/erase/erase.texts.ts'
import { ErasedPeople } from '../employees/erase/erased-people.tsx'

/** Who was erased, and until when the name is sealed. */
export default function ErasedPeoplePage() {
  const festivalId = useFestival().id
  const {
    data: people,
    error,
    refetch,
  } = useQuery({
    ...queryOf(ERASURE_CALLS.erased, { query: { festivalId } }),
    // Names and addresses are not kept in memory after the page.
    gcTime: 0,
  })
  const [shown, setShown] = useState<ErasedPerson>()
  return (
    <GeneralFrame>
      <p className={styles.explanation}>{ERASE.people.explanation}</p>
      {people && <ErasedPeople people={people} onTimesheet={setShown} />}
      {!people && !error && <Loading />}
      {!people && error && (
        <NoticeState part title={STATES.failedTitle} text={ERASE.people.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
      {shown && (
        <EmployeeTimesheet
          employee={{ ...FORMER_EMPLOYEE, id: shown.userId, isActive: false }}
          onClose={() => setShown(undefined)}
        />
      )}
    </GeneralFrame>
  )
}
