import { can } from '@nightshift/shared/access'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../auth/use-auth.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { attentionCountQuery } from './attention.api.ts'

/** How many punches and requests wait for a decision; 0 for people who may not decide. */
export function useAttentionCount() {
  const { id } = useFestival()
  const enabled = can(useMe(), 'timesheets.manage')
  return useQuery({ ...attentionCountQuery(id), enabled }).data ?? 0
}
