import { Radio, TextInput } from '@mantine/core'
import { zoneName } from '@nightshift/shared/local-time'
import { formatTime } from '@nightshift/shared/time'
import styles from './entry-editor.module.css'
import { ENTRY } from './entry-editor.texts.ts'
import { type LocalField, meaningOf } from './local-field.ts'

type Props = {
  label: string
  description?: string
  required?: boolean
  value: LocalField
  timeZone: string
  problem?: string
  onChange: (value: LocalField) => void
}

/** A date and a time at the festival. On the night the clocks go back it asks which of two equal times is meant. */
export function LocalTimeField({ label, description, required, value, timeZone, problem, onChange }: Props) {
  const meaning = meaningOf(value, timeZone)
  const twins = 'twins' in meaning ? meaning.twins : undefined
  const asked = meaning.kind === 'unsure' ? problem : undefined
  return (
    <div className={styles.time}>
      <TextInput
        label={label}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="datetime-local"
        step={1}
        max="9999-12-31T23:59:59"
        required={required}
        value={value.text}
        error={asked ? undefined : problem}
        onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
      />
      {twins && (
        <Radio.Group
          label={ENTRY.which(formatTime(twins.first, timeZone))}
          value={value.which ?? null}
          error={asked}
          onChange={(which) => onChange({ ...value, which: which as LocalField['which'] })}
        >
          <div className={styles.twins}>
            {(['first', 'second'] as const).map((which) => (
              <Radio
                key={which}
                value={which}
                label={ENTRY[which](zoneName(twins[which], timeZone))}
                classNames={{ body: styles.twin }}
              />
            ))}
          </div>
        </Radio.Group>
      )}
    </div>
  )
}
