import { Button, TextInput } from '@mantine/core'
import settings from '../../../ui/settings/settings.module.css'
import type { WageRow } from './payroll-fields.ts'
import styles from './payroll-settings.module.css'
import { PAYROLL_TEXTS } from './payroll-settings.texts.ts'

const { wages } = PAYROLL_TEXTS

type Props = { rows: WageRow[]; error?: string; onChange: (rows: WageRow[]) => void }

/** The minimum wages with the days on which they began, latest first. */
export function WageFields({ rows, error, onChange }: Props) {
  const replace = (at: number, changes: Partial<WageRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  return (
    <>
      <p className={settings.hint}>{wages.hint}</p>
      {rows.map(({ from, rate }, at) => (
        // Two rows may be alike while they are typed.
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name
        <div key={at} className={styles.wage}>
          <TextInput
            type="date"
            name="minimumWages"
            label={wages.from}
            value={from}
            onChange={({ currentTarget }) => replace(at, { from: currentTarget.value })}
          />
          <TextInput
            inputMode="decimal"
            label={wages.rate}
            value={rate}
            onChange={({ currentTarget }) => replace(at, { rate: currentTarget.value })}
          />
          <Button variant="default" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
            {wages.remove}
          </Button>
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      <div>
        <Button variant="default" onClick={() => onChange([{ from: '', rate: '' }, ...rows])}>
          {wages.add}
        </Button>
      </div>
    </>
  )
}
