import { Alert } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { DASHBOARD_CALLS } from '@nightshift/shared/system/dashboard/calls'
import { formatDateTime } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../../lib/calls.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { HIRING } from '../hiring.texts.ts'

/** Shows that the daily limit of applications is reached. A failed query shows nothing. */
export function LimitNotice() {
  const me = useMe()
  const { id, timeZone } = useFestival()
  const { data } = useQuery({
    ...queryOf(DASHBOARD_CALLS.applicationLimit, { params: { id } }),
    enabled: can(me, 'applications.limit'),
  })
  if (!data?.fullUntil) return null
  return (
    <Alert role="status" color="yellow">
      {HIRING.full(data.most, formatDateTime(new Date(data.fullUntil), timeZone))}
    </Alert>
  )
}
