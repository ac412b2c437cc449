import { BADGES_CALLS } from '@nightshift/shared/people/badges/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { useQuery } from '@tanstack/react-query'
import { NOT_KEPT, queryOf } from '../../../../../lib/calls.ts'
import { useFestival } from '../../../../setup/festivals/chooser/use-festival.ts'
import { BadgesDialog } from './badges-dialog.tsx'

type Props = { employees: User[]; onClose: () => void }

/** Prints the badges of all listed employees: no code that was replaced meanwhile. */
export function AllBadges({ employees, onClose }: Props) {
  const festivalId = useFestival().id
  const badges = useQuery({ ...queryOf(BADGES_CALLS.current, { query: { festivalId } }), ...NOT_KEPT })
  return <BadgesDialog employees={employees} badges={badges} onClose={onClose} />
}
