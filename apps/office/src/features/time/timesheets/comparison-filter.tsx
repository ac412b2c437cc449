import { Input, NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import styles from './timesheet-filters.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'

const OPTIONS = Object.entries(TIMESHEETS.comparison).map(([value, label]) => ({ value, label }))

type Props = {
  label: string
  comparison: string
  amount: string
  onComparison: (comparison: string) => void
  onAmount: (amount: string) => void
}

/** A comparison with an amount; an empty amount matches everything. */
export function ComparisonFilter({ label, comparison, amount, onComparison, onAmount }: Props) {
  const labelId = useId()
  return (
    <fieldset aria-labelledby={labelId} className={styles.group}>
      <Input.Label component="span" id={labelId}>
        {label}
      </Input.Label>
      <div className={styles.comparison}>
        <NativeSelect
          aria-label={TIMESHEETS.comparisonOf(label)}
          data={OPTIONS}
          value={comparison}
          onChange={({ currentTarget }) => onComparison(currentTarget.value)}
        />
        <TextInput
          aria-label={TIMESHEETS.amountOf(label)}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.25}
          value={amount}
          onChange={({ currentTarget }) => onAmount(currentTarget.value)}
        />
      </div>
    </fieldset>
  )
}
