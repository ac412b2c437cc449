import type { PayPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import type { Payroll } from '../../time/timesheets/use-payroll.ts'
import { EntryLinks } from '../export/entry-links.tsx'
import { exportContents } from '../export/export-contents.ts'
import { wordsOf } from '../export/held-entries.tsx'
import { exportedQuery } from '../exports/exports.api.ts'
import styles from './pay-periods.module.css'
import { noFileText } from './period-words.ts'

type Props = {
  period: PayPeriod
  payroll: Pick<Payroll, 'rows' | 'range' | 'timeZone'>
  onOpen: (entry: PayrollEntry) => void
}

/** The entries of an exported period that no file holds, each with a link: payroll does not know them. */
export function UnfiledEntries({ period, payroll: { rows, range, timeZone }, onOpen }: Props) {
  const { id } = useFestival()
  const words = noFileText(period)
  const { data: inFiles } = useQuery(exportedQuery(id, words ? range : undefined))
  if (!words || !inFiles) return null
  const unfiled = exportContents(rows, new Date()).entries.filter((entry) => !inFiles.has(entry.id))
  return (
    <details className={styles.unfiled} open={unfiled.length <= FEW}>
      <summary>{words}</summary>
      <EntryLinks
        links={unfiled.map((entry) => ({ entry, words: wordsOf(entry, timeZone) }))}
        onOpen={onOpen}
      />
    </details>
  )
}

/** More of them would push the list of entries down. */
const FEW = 3
