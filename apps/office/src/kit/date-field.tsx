import { TextInput } from '@mantine/core'
import { useState } from 'react'
import styles from './date-field.module.css'

const EARLIEST = '2000-01-01'
const LATEST = '2099-12-31'

type Props = { label: string; value: string; error?: string; onChange: (date: string) => void }

/** A date input that reports complete dates only: a partly typed year makes no request. */
export function DateField({ label, value, error, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const take = (date: string) => {
    setTyped(date)
    if (date >= EARLIEST && date <= LATEST) onChange(date)
  }
  return (
    <TextInput
      className={styles.date}
      label={label}
      type="date"
      min={EARLIEST}
      max={LATEST}
      value={typed ?? value}
      error={error}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
