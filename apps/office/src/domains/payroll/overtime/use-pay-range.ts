import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import type { Period } from '@nightshift/shared/time/timeclock/pay-period'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from '../../setup/payroll-settings/payroll-settings.api.ts'
import { locksQuery } from '../periods/use-periods.ts'
import { payRange } from './pay-range.ts'

/** The chosen pay period, or those of the chosen days. Undefined without days, and until the pay periods are known. */
export function usePayRange(period: Period | undefined, exact: Span | undefined): Span | undefined {
  const { id, timeZone } = useFestival()
  const { data: settings } = useQuery(payrollSettingsQuery(id))
  const { data: locks } = useQuery(locksQuery(id))
  if (exact) return exact
  if (!period || !settings || !locks) return undefined
  const locked = locks.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  return payRange(period, { rule: settings.period, timeZone, locked })
}
