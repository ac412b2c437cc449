import { Button } from '@mantine/core'
import { groupedChanges } from '@nightshift/shared/payroll/changes'
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { List, Text } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EntryEditor } from '../../time/editor/entry-editor.tsx'
import { payrollEntryQuery } from '../../time/timesheets/timesheets.api.ts'
import { TIMESHEETS } from '../../time/timesheets/timesheets.texts.ts'
import { ChangeGroup } from './change-group.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import { correctionContents } from './correction-range.ts'
import { CORRECTIONS } from './corrections.texts.ts'

type Props = {
  changes: ChangedEntry[]
  timeZone: string
  onMade: (words: string) => void
}

/** What payroll should be given anew, and the file for it. */
export function ChangesList({ changes, timeZone, onMade }: Props) {
  const [opened, setOpened] = useState<number>()
  const [correcting, setCorrecting] = useState(false)
  const { csv, spi, waiting } = correctionContents(changes)
  const ready = csv.length + spi.length
  return (
    <Section
      title={CORRECTIONS.title}
      tools={
        ready > 0 && (
          <Button leftSection={<DownloadIcon />} onClick={() => setCorrecting(true)}>
            {CORRECTIONS.make(ready)}
          </Button>
        )
      }
    >
      <Text quiet>{CORRECTIONS.explanation}</Text>
      {waiting > 0 && <Text tone="warn">{CORRECTIONS.waiting(waiting)}</Text>}
      <List label={CORRECTIONS.title}>
        {groupedChanges(changes).map((group) => (
          <ChangeGroup key={group[0].id} changes={group} timeZone={timeZone} onOpen={setOpened} />
        ))}
      </List>
      {correcting && (
        <CorrectionDialog
          changes={changes}
          onMade={(words) => {
            onMade(words)
            setCorrecting(false)
          }}
          onClose={() => setCorrecting(false)}
        />
      )}
      {opened !== undefined && <OpenedEntry id={opened} onClose={() => setOpened(undefined)} />}
    </Section>
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
