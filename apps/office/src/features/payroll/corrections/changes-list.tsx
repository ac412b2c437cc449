import { Button, Title } from '@mantine/core'
import { groupedChanges } from '@nightshift/shared/payroll/changes'
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EntryEditor } from '../../time/editor/entry-editor.tsx'
import { payrollEntryQuery } from '../../time/timesheets/timesheets.api.ts'
import { TIMESHEETS } from '../../time/timesheets/timesheets.texts.ts'
import { ChangeGroup } from './change-group.tsx'
import { correctionContents } from './correction-range.ts'
import { CorrectionWindow } from './correction-window.tsx'
import styles from './corrections.module.css'
import { CORRECTIONS } from './corrections.texts.ts'

type Props = {
  changes: ChangedEntry[]
  timeZone: string
  onMade: (words: string) => void
}

/** What payroll should be told anew, and the file that tells it. */
export function ChangesList({ changes, timeZone, onMade }: Props) {
  const title = useId()
  const [opened, setOpened] = useState<number>()
  const [correcting, setCorrecting] = useState(false)
  const { csv, spi, waiting } = correctionContents(changes)
  const ready = csv.length + spi.length
  return (
    <section aria-labelledby={title} className={styles.section}>
      <div className={styles.top}>
        <Title order={2} size="h3" id={title}>
          {CORRECTIONS.title}
        </Title>
        <div className={styles.files}>
          {ready > 0 && (
            <Button leftSection={<DownloadIcon />} onClick={() => setCorrecting(true)}>
              {CORRECTIONS.make(ready)}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.hint}>{CORRECTIONS.explanation}</p>
      {waiting > 0 && <p className={styles.waiting}>{CORRECTIONS.waiting(waiting)}</p>}
      <ul className={styles.list} aria-labelledby={title}>
        {groupedChanges(changes).map((group) => (
          <li key={group[0].id} className={styles.item}>
            <ChangeGroup changes={group} timeZone={timeZone} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      {correcting && (
        <CorrectionWindow
          changes={changes}
          onMade={(words) => {
            onMade(words)
            setCorrecting(false)
          }}
          onClose={() => setCorrecting(false)}
        />
      )}
      {opened !== undefined && <OpenedEntry id={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

/** The editor of an entry that is known by its id. */
function OpenedEntry({ id, onClose }: { id: number; onClose: () => void }) {
  const { id: festivalId } = useFestival()
  const { data: entry, error } = useQuery(payrollEntryQuery(festivalId, id))
  useFailureAlert(error, TIMESHEETS.loadFailed)
  if (!entry) return null
  const { firstName, lastName, paychexId } = entry.user
  return (
    <EntryEditor entry={entry} name={`${firstName} ${lastName}`} paychexId={paychexId} onClose={onClose} />
  )
}
