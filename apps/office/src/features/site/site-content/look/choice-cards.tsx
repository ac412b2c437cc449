import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './look.module.css'

type Props<Name extends string> = {
  legend: string
  description?: string
  names: readonly Name[]
  value: Name
  labelOf: (name: Name) => string
  renderSample: (name: Name) => ReactNode
  onChange: (name: Name) => void
}

/** A choice of cards, each with a sample. Native radio buttons: arrow keys move between them. */
export function ChoiceCards<Name extends string>(props: Props<Name>) {
  const { legend, description, names, value, labelOf, renderSample, onChange } = props
  const id = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={description && `${id}-hint`}>
      <Input.Label component="legend">{legend}</Input.Label>
      {description && (
        <p id={`${id}-hint`} className={styles.hint}>
          {description}
        </p>
      )}
      <div className={styles.cards}>
        {names.map((name) => (
          <label key={name} className={styles.card}>
            {renderSample(name)}
            <span className={styles.cardLabel}>
              <input
                type="radio"
                name={id}
                aria-label={labelOf(name)}
                checked={name === value}
                onChange={() => onChange(name)}
              />
              {labelOf(name)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
