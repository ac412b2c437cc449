import type { User } from '@nightshift/shared/employees/contract'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../../../festivals/chooser/use-festival.ts'
import { currentBadgesQuery } from '../badges.api.ts'
import { BadgesDialog } from './badges-dialog.tsx'

type Props = { employees: User[]; onClose: () => void }

/** Prints the badges of all listed employees. */
export const AllBadges = ({ employees, onClose }: Props) => (
  <BadgesDialog
    employees={employees}
    badges={useQuery(currentBadgesQuery(useFestival().id))}
    onClose={onClose}
  />
)
