import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './fields.module.css'

type Props<Value extends string | number> = {
  label: string
  description?: string
  value: Value
  choices: { value: Value; label: string; face?: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few choices, each with its name and a small picture: native radio buttons, so that the arrow keys work. */
export function ChoiceField<Value extends string | number>(props: Props<Value>) {
  const { label, description, value, choices, onChange } = props
  const id = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={description && `${id}-description`}>
      <Input.Label component="legend">{label}</Input.Label>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.face}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
    </fieldset>
  )
}
