import { TextInput } from '@mantine/core'
import { type LocalField, meaningOf } from './local-field.ts'
import styles from './local-time-field.module.css'
import { WhichTime } from './which-time.tsx'

type Props = {
  label: string
  description?: string
  required?: boolean
  value: LocalField
  timeZone: string
  problem?: string
  /** Without seconds. */
  toTheMinute?: boolean
  onChange: (value: LocalField) => void
}

/**
 * A local date and time at the festival. Asks which one is meant when the time is ambiguous (end of daylight saving
 * time).
 */
export function LocalTimeField({
  label,
  description,
  required,
  value,
  timeZone,
  problem,
  toTheMinute,
  onChange,
}: Props) {
  const meaning = meaningOf(value, timeZone)
  const occurrences = 'occurrences' in meaning ? meaning.occurrences : undefined
  const asked = meaning.kind === 'ambiguous' ? problem : undefined
  return (
    <div className={styles.time}>
      <TextInput
        label={label}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="datetime-local"
        step={toTheMinute ? 60 : 1}
        max="9999-12-31T23:59:59"
        required={required}
        value={value.text}
        error={asked ? undefined : problem}
        onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
      />
      {occurrences && (
        <WhichTime
          occurrences={occurrences}
          timeZone={timeZone}
          value={value.which}
          problem={asked}
          onChange={(which) => onChange({ ...value, which })}
        />
      )}
    </div>
  )
}
