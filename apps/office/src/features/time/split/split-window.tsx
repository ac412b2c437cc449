import { Button } from '@mantine/core'
import { ENTRY_EDITING_CALLS } from '@nightshift/shared/time/timeclock/editing-calls'
import { type FormEvent, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EntryFacts } from '../editor/entry-facts.tsx'
import { type EditableEntry, formOf, readForm } from '../editor/entry-form.ts'
import { saveRefusal } from '../editor/save-refusal.ts'
import { usePositions } from '../editor/use-positions.ts'
import { SPLIT } from './split.texts.ts'
import { SplitFields } from './split-fields.tsx'
import { readSplit, type SplitForm } from './split-form.ts'
import { SplitPreview } from './split-preview.tsx'
import styles from './split-window.module.css'

type Props = { entry: EditableEntry; name: string; onBack: () => void; onDone: () => void }

/** Splits an entry in two, with a live preview of both parts. */
export function SplitWindow({ entry, name, onBack, onDone }: Props) {
  const { timeZone } = useFestival()
  const { find } = usePositions()
  const refusal = (error: unknown) => saveRefusal(error, timeZone)
  const split = useCall(ENTRY_EDITING_CALLS.split, SPLIT.failed, { refusal })
  const [now] = useState(() => new Date())
  const [checked, setChecked] = useState(false)
  const [form, setForm] = useState<SplitForm>({
    at: { text: formOf(entry, timeZone).start.text },
    position: String(entry.positionId),
    rate: entry.payrate.toFixed(2),
    cashTips: '0',
    creditTips: '0',
  })
  const { positionId: id, positionName, isTipped } = entry
  const own = { id, name: positionName, isTipped }
  const position = form.position === String(id) ? own : (find(form.position) ?? own)
  const reading = readSplit(entry, form, position, { timeZone, now })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (reading.kind === 'problem' || split.isPending) return
    const { id, updatedAt } = entry
    if (await split({ params: { id }, body: { ...reading.body, updatedAt } })) onDone()
  }

  return (
    <OfficeModal title={SPLIT.title} onClose={onBack}>
      <form onSubmit={submit} className={styles.form}>
        <EntryFacts entry={entry} name={name} reading={readForm(entry, formOf(entry, timeZone), timeZone)} />
        <p className={styles.hint}>{SPLIT.explanation}</p>
        <SplitFields
          entry={entry}
          form={form}
          position={position}
          timeZone={timeZone}
          problem={checked && reading.kind === 'problem' ? reading : undefined}
          onChange={(changes) => setForm({ ...form, ...changes })}
        />
        {reading.kind === 'read' && (
          <SplitPreview entry={entry} parts={reading.parts} timeZone={timeZone} now={now} />
        )}
        <div className={styles.actions}>
          <Button variant="default" onClick={onBack}>
            {SPLIT.back}
          </Button>
          <Button type="submit" aria-busy={split.isPending}>
            {SPLIT.save}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
