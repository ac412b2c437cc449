import { Radio, TextInput } from '@mantine/core'
import { zoneName } from '@nightshift/shared/local-time'
import { formatTime } from '@nightshift/shared/time'
import { type LocalField, meaningOf } from './local-field.ts'
import { LOCAL_TIME } from './local-time.texts.ts'
import styles from './local-time-field.module.css'

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
        <Radio.Group
          label={LOCAL_TIME.which(formatTime(occurrences.first, timeZone))}
          value={value.which ?? null}
          error={asked}
          onChange={(which) => onChange({ ...value, which: which as LocalField['which'] })}
        >
          <div className={styles.occurrences}>
            {(['first', 'second'] as const).map((which) => (
              <Radio
                key={which}
                value={which}
                label={LOCAL_TIME[which](zoneName(occurrences[which], timeZone))}
                classNames={{ body: styles.twin }}
              />
            ))}
          </div>
        </Radio.Group>
      )}
    </div>
  )
}
