import { Anchor, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { formatCents } from '@nightshift/shared/money'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { OVERTIME_CALLS, type OvertimeWeek } from '@nightshift/shared/payroll/overtime/calls'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { isShortRange } from '@nightshift/shared/payroll/range'
import { formatDate } from '@nightshift/shared/time'
import type { Period } from '@nightshift/shared/time/timeclock/pay-period'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { DataTable } from '../../../kit/data-table.tsx'
import { Actions, Text } from '../../../kit/layout.tsx'
import { OfficeModal } from '../../../kit/office-modal.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from '../../setup/payroll-settings/payroll-settings.api.ts'
import { formatHundredths } from '../../time/entries/weeks.ts'
import { OVERTIME } from './overtime.texts.ts'
import { usePayRange } from './use-pay-range.ts'

const { columns } = OVERTIME

type OvertimeDialogProps = { weeks: OvertimeWeek[]; timeZone: string; onClose: () => void }

/** Who worked more than 40 hours in which workweek, and what it earns. */
const OvertimeDialog = ({ weeks, timeZone, onClose }: OvertimeDialogProps) => {
  const sum = (name: 'hundredths' | 'overtimeHundredths' | 'premium') =>
    weeks.reduce((total, week) => total + week[name], 0)
  return (
    <OfficeModal title={OVERTIME.title} onClose={onClose} size="xl">
      <Text quiet>{OVERTIME.explanation(timeZone)}</Text>
      <DataTable
        label={OVERTIME.title}
        rows={weeks}
        keyOf={({ user, startsAt }) => `${user.id} ${startsAt}`}
        foot={OVERTIME.totalRow}
        columns={[
          { label: columns.person, value: ({ user }) => `${user.firstName} ${user.lastName}` },
          { label: columns.week, value: ({ startsAt, timeZone: zone }) => formatDate(startsAt, zone) },
          {
            label: columns.hours,
            isNumber: true,
            value: ({ hundredths }) => formatHundredths(hundredths),
            total: () => formatHundredths(sum('hundredths')),
          },
          {
            label: columns.overtime,
            isNumber: true,
            value: ({ overtimeHundredths }) => formatHundredths(overtimeHundredths),
            total: () => formatHundredths(sum('overtimeHundredths')),
          },
          { label: columns.rate, isNumber: true, value: ({ regularRate }) => formatCents(regularRate) },
          {
            label: columns.premium,
            isNumber: true,
            value: ({ premium }) => formatCents(premium),
            total: () => formatCents(sum('premium')),
          },
        ]}
      />
    </OfficeModal>
  )
}

type Props = {
  period: Period
  /** The pay period, where one is chosen. */
  exact?: Span
  isPeriod: boolean
}

/** The overtime premium of the shown days, below their totals. Only who can answer the question is reminded of it. */
export function OvertimeLine(props: Props) {
  const { rule, hasAnswer, weeks, timeZone } = useOvertime(props)
  const [isOpen, setIsOpen] = useState(false)
  const mayAnswer = can(useMe(), 'festivals.manage')
  if (rule === null && hasAnswer && mayAnswer) return <Text quiet>{OVERTIME.unansweredThen}</Text>
  if (rule === null && mayAnswer)
    return (
      <Text quiet>
        {OVERTIME.unanswered}{' '}
        <Anchor component={Link} to={OFFICE_PATHS.payrollSettings} inherit underline="always">
          {OVERTIME.answer}
        </Anchor>
      </Text>
    )
  if (!weeks) return null
  if (weeks.length === 0) return <Text quiet>{OVERTIME.none}</Text>
  return (
    <>
      <Actions>
        <Button variant="subtle" color="gray" onClick={() => setIsOpen(true)}>
          {OVERTIME.total(formatCents(premiumOf(weeks)), new Set(weeks.map(({ user }) => user.id)).size)}
        </Button>
      </Actions>
      {isOpen && <OvertimeDialog weeks={weeks} timeZone={timeZone} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const premiumOf = (weeks: OvertimeWeek[]) => weeks.reduce((sum, { premium }) => sum + premium, 0)

const NEVER = { startsAt: new Date(0), endsAt: new Date(0) }

/** Who worked more than 40 hours in a workweek of the shown days. Undefined until it is known. */
function useOvertime({ period, exact, isPeriod }: Props) {
  const { id, timeZone } = useFestival()
  const { data: settings } = useQuery(payrollSettingsQuery(id))
  const range = usePayRange(isPeriod ? period : undefined, exact) ?? NEVER
  const [since, until] = [range.startsAt.toISOString(), range.endsAt.toISOString()]
  const isShort = isShortRange({ since, until })
  // A locked period keeps the rule that it was approved with, so the server is asked whatever the settings say now.
  const { data } = useQuery({
    ...queryOf(OVERTIME_CALLS.list, { query: { festivalId: id, since, until } }),
    placeholderData: keepPreviousData,
    enabled: isShort,
  })
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
