import { NativeSelect } from '@mantine/core'
import { dateAt } from '@nightshift/shared/local-time'
import { periodAt } from '@nightshift/shared/payroll/pay-periods/periods'
import { formatInZone } from '@nightshift/shared/time'
import { Fields, Text } from '../../../kit/layout.tsx'
import { useNow } from '../../../lib/use-now.ts'
import type { PayrollFields } from './payroll-fields.ts'
import { PAYROLL_TEXTS } from './payroll-settings.texts.ts'
import { firstWeekChoices, lastWeekday, weekdayOf } from './period-days.ts'

const { weeksOf, weekdays } = PAYROLL_TEXTS
const LENGTHS = Object.entries(weeksOf).map(([value, label]) => ({ value, label }))
const WEEKDAYS = weekdays.map((label, day) => ({ value: String(day), label }))
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
}))
const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

type Props = { fields: PayrollFields; timeZone: string; onChange: (changes: Partial<PayrollFields>) => void }

/** How long pay periods are and when they begin, with the current one in words. */
export function PeriodFields({ fields, timeZone, onChange }: Props) {
  const now = new Date(useNow())
  const { weeks, anchor, hour } = fields
  const today = dateAt(now, timeZone)
  const period = periodAt(now, { weeks, anchor, hour }, timeZone)
  const words = (instant: Date) => formatInZone(instant, 'EEEE, MMMM d, h a', timeZone)
  const choices = firstWeekChoices(fields, today)
  return (
    <>
      <Fields>
        <NativeSelect
          label={PAYROLL_TEXTS.weeks}
          data={LENGTHS}
          value={String(weeks)}
          onChange={({ currentTarget }) => onChange({ weeks: currentTarget.value === '2' ? 2 : 1 })}
        />
        <NativeSelect
          label={PAYROLL_TEXTS.weekday}
          data={WEEKDAYS}
          value={String(weekdayOf(anchor))}
          onChange={({ currentTarget }) =>
            onChange({ anchor: lastWeekday(Number(currentTarget.value), today) })
          }
        />
        <NativeSelect
          label={PAYROLL_TEXTS.hour}
          description={PAYROLL_TEXTS.hourHint}
          inputWrapperOrder={['label', 'input', 'description']}
          data={HOURS}
          value={String(hour)}
          onChange={({ currentTarget }) => onChange({ hour: Number(currentTarget.value) })}
        />
        {weeks === 2 && (
          <NativeSelect
            label={PAYROLL_TEXTS.firstWeek}
            data={choices.days.map((date) => ({
              value: date,
              label: PAYROLL_TEXTS.firstWeekOf(day.format(new Date(date))),
            }))}
            value={choices.chosen}
            onChange={({ currentTarget }) => onChange({ anchor: currentTarget.value })}
          />
        )}
      </Fields>
      <Text quiet status>
        {PAYROLL_TEXTS.current(words(period.startsAt), words(period.endsAt))}
      </Text>
    </>
  )
}
