import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { PastExport } from '@nightshift/shared/payroll/contract'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { useState } from 'react'
import { useMe } from '../../access/auth/use-auth.ts'
import { ExportFacts } from './export-facts.tsx'
import { downloadExport } from './exports.api.ts'
import styles from './exports.module.css'
import { EXPORTS } from './exports.texts.ts'
import { whenMade } from './exports-words.ts'

type Props = { exports: PastExport[]; timeZone: string; onShowChanges: (made: PastExport) => void }

/** What payroll was given, newest first, each with its file. */
export function ExportsList({ exports, timeZone, onShowChanges }: Props) {
  const readsErasedNames = can(useMe(), 'payroll.erasedNames')
  const [loading, setLoading] = useState<number>()

  async function download(made: PastExport & { fileName: string }) {
    if (loading !== undefined) return
    setLoading(made.id)
    await downloadExport(made, EXPORTS.downloadFailed)
    setLoading(undefined)
  }
  return (
    <ul className={styles.list} aria-label={EXPORTS.title}>
      {exports.map((made) => {
        const { id, kind, fileName, hasFile, changed, namesErased } = made
        return (
          <li key={id} className={styles.export}>
            <ExportFacts made={made} timeZone={timeZone} />
            <div className={styles.actions}>
              {changed > 0 && (
                <Button variant="default" className={styles.changed} onClick={() => onShowChanges(made)}>
                  {EXPORTS.changed(changed)}
                </Button>
              )}
              {namesErased && !readsErasedNames ? (
                <span className={styles.hint}>{EXPORTS.onlyAdministrators}</span>
              ) : hasFile && fileName !== null ? (
                <Button
                  variant="default"
                  leftSection={<DownloadIcon />}
                  aria-label={EXPORTS.downloadOf(EXPORTS.kinds[kind], whenMade(made, timeZone))}
                  aria-busy={loading === id}
                  onClick={() => download({ ...made, fileName })}
                >
                  {EXPORTS.download}
                </Button>
              ) : (
                <span className={styles.hint}>{EXPORTS.noFile}</span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
