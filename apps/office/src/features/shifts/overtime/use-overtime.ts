import type { Span } from '@nightshift/shared/pay-periods/periods'
import { isShortRange } from '@nightshift/shared/payroll/range'
import type { Period } from '@nightshift/shared/timeclock/pay-period'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from '../../payroll-settings/payroll-settings.api.ts'
import { overtimeQuery } from './overtime.api.ts'
import { usePayRange } from './use-pay-range.ts'

const NEVER = { startsAt: new Date(0), endsAt: new Date(0) }

/** Who worked more than 40 hours in a workweek of the shown days. Undefined until it is known. */
export function useOvertime(period: Period, exact: Span | undefined, isPeriod: boolean) {
  const { id, timeZone } = useFestival()
  const { data: settings } = useQuery(payrollSettingsQuery(id))
  const range = usePayRange(isPeriod ? period : undefined, exact) ?? NEVER
  const isShort = isShortRange({ since: range.startsAt.toISOString(), until: range.endsAt.toISOString() })
  // A locked period keeps the rule that it was approved with, so the server is asked whatever the settings say now.
  const { data } = useQuery({ ...overtimeQuery(id, range), enabled: isShort })
  return {
    timeZone,
    rule: isShort ? data?.rule : settings?.overtime,
    hasAnswer: settings ? settings.overtime !== null : undefined,
    weeks:
      isShort && data?.rule === 'over40'
        ? data.weeks.filter(({ overtimeHundredths }) => overtimeHundredths > 0)
        : undefined,
  }
}
