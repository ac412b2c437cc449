import { can } from '@nightshift/shared/access'
import { dateAt } from '@nightshift/shared/local-time'
import { minimumWageAt } from '@nightshift/shared/setup/payroll-settings/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MinimumWageContext } from '../../../ui/rate-input.tsx'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from './payroll-settings.api.ts'

/** Provides the minimum wage of today to whoever sets rates. */
export function MinimumWage({ children }: { children: ReactNode }) {
  const { id, timeZone } = useFestival()
  const { data } = useQuery({ ...payrollSettingsQuery(id), enabled: can(useMe(), 'timesheets.manage') })
  const minimum = data && minimumWageAt(dateAt(new Date(), timeZone), data.minimumWages)
  return <MinimumWageContext value={minimum}>{children}</MinimumWageContext>
}
