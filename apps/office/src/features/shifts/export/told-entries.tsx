import { Alert, Checkbox } from '@mantine/core'
import { EXPORT } from './export.texts.ts'
import styles from './export-dialog.module.css'

type Props = { count: number; leftOut: boolean; onChange: (leftOut: boolean) => void }

/** Warns that payroll has some of the entries already. Making the file again is no mistake, importing both is. */
export function ToldEntries({ count, leftOut, onChange }: Props) {
  if (count === 0) return null
  return (
    <Alert color="ember" className={styles.leftOut}>
      <p>{EXPORT.told(count)}</p>
      <Checkbox
        label={EXPORT.leaveOutTold}
        checked={leftOut}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Alert>
  )
}
