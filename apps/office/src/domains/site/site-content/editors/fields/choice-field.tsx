import { type ReactNode, useId } from 'react'
import { FieldGroup } from '../../../../../kit/layout.tsx'
import styles from './fields.module.css'

type Props<Value extends string | number> = {
  label: string
  description?: string
  value: Value
  choices: readonly { value: Value; label: string; face?: ReactNode }[]
  /** Each with a large sample, above its name. */
  cards?: boolean
  onChange: (value: Value) => void
}

/** One of a few choices, each with its name and a small picture: native radio buttons, so that the arrow keys work. */
export function ChoiceField<Value extends string | number>(props: Props<Value>) {
  const { label, description, value, choices, cards, onChange } = props
  const id = useId()
  return (
    <FieldGroup title={label} about={description}>
      <div className={styles.row} data-cards={cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.face}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
