import { NativeSelect, Switch } from '@mantine/core'
import { RETENTION_CALLS } from '@nightshift/shared/setup/retention/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../../lib/calls.ts'
import styles from '../../../../ui/settings/settings.module.css'
import { useFestival } from '../chooser/use-festival.ts'
import { SETTINGS } from './settings.texts.ts'
import type { SettingsFields } from './settings-fields.ts'

const MONTHS = [1, 2, 3, 6, 9, 12, 18, 24, 36, 48, 60, 84, 120]
const { retention } = SETTINGS

type Props = { fields: SettingsFields; onChange: (changes: Partial<SettingsFields>) => void }

/** How long applications are kept, and what that would erase today. */
export function RetentionSettings({ fields, onChange }: Props) {
  const { id } = useFestival()
  const { retentionMonths, eraseHealthAnswers } = fields
  const isOff = retentionMonths === null && !eraseHealthAnswers
  const query = {
    health: String(eraseHealthAnswers),
    ...(retentionMonths !== null && { months: retentionMonths }),
  }
  const { data: counts, error } = useQuery({
    ...queryOf(RETENTION_CALLS.preview, { params: { id }, query }),
    placeholderData: keepPreviousData,
    enabled: !isOff,
  })
  return (
    <>
      <NativeSelect
        label={retention.months}
        description={retention.monthsHint}
        inputWrapperOrder={['label', 'input', 'description']}
        data={optionsFor(retentionMonths)}
        value={retentionMonths === null ? '' : String(retentionMonths)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ retentionMonths: value === '' ? null : Number(value) })
        }
      />
      <Switch
        size="md"
        label={retention.health}
        description={retention.healthHint}
        checked={eraseHealthAnswers}
        onChange={({ currentTarget }) => onChange({ eraseHealthAnswers: currentTarget.checked })}
      />
      <p role="status" className={styles.hint}>
        {isOff && retention.off}
        {!isOff && error && retention.countFailed}
        {!isOff && !error && counts && retention.today(counts)}
      </p>
    </>
  )
}

/** A number of months that was set by a call is an option, too. */
function optionsFor(current: number | null) {
  const months =
    current === null || MONTHS.includes(current) ? MONTHS : [...MONTHS, current].sort((a, b) => a - b)
  return [
    { value: '', label: retention.keep },
    ...months.map((count) => ({ value: String(count), label: retention.monthsOf(count) })),
  ]
}
