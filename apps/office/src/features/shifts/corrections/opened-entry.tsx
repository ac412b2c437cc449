import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { EntryEditor } from '../editor/entry-editor.tsx'
import { payrollEntryQuery } from '../timesheets/timesheets.api.ts'
import { TIMESHEETS } from '../timesheets/timesheets.texts.ts'

type Props = { id: number; onClose: () => void }

/** The editor of an entry that is known by its id. */
export function OpenedEntry({ id, onClose }: Props) {
  const { id: festivalId } = useFestival()
  const { data: entry, error } = useQuery(payrollEntryQuery(festivalId, id))
  useFailureAlert(error, TIMESHEETS.loadFailed)
  if (!entry) return null
  const { firstName, lastName, paychexId } = entry.user
  return (
    <EntryEditor entry={entry} name={`${firstName} ${lastName}`} paychexId={paychexId} onClose={onClose} />
  )
}
