import { Alert } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { formatDateTime } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../auth/use-auth.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { applicationLimitQuery } from './applications.api.ts'
import { HIRING } from './hiring.texts.ts'

/** Says that the form turns applicants away, while it does. Without an answer the page is still of use. */
export function LimitNotice() {
  const me = useMe()
  const { id, timeZone } = useFestival()
  const { data } = useQuery({ ...applicationLimitQuery(id), enabled: can(me, 'applications.limit') })
  if (!data?.fullUntil) return null
  return (
    <Alert role="status" color="yellow">
      {HIRING.full(data.most, formatDateTime(new Date(data.fullUntil), timeZone))}
    </Alert>
  )
}
