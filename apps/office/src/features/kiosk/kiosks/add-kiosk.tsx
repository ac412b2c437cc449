import { Button, TextInput } from '@mantine/core'
import { type KioskCode, NewKiosk } from '@nightshift/shared/kiosk/kiosks/contract'
import { type FormEvent, useState } from 'react'
import { schemaProblems } from '../../../lib/field-problems.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { EnrolmentCode } from './enrolment-code.tsx'
import styles from './kiosks.module.css'
import { KIOSKS } from './kiosks.texts.ts'
import { useKioskMutations, useKiosks } from './use-kiosks.ts'

const NAME_MAX = 60
const PLACE_MAX = 100
const NOTHING = { updatedAt: '' }
const problemsOf = (fields: { name: string; place: string }) =>
  schemaProblems(NewKiosk, fields, () => KIOSKS.nameMissing)

/** Adds a kiosk: first its name and place, then the code for the tablet, until the tablet has used it. */
export function AddKiosk({ onClose }: { onClose: () => void }) {
  const { add, renew, isPending } = useKioskMutations()
  const { kiosks } = useKiosks()
  const form = useRecordForm(NOTHING, () => ({ name: '', place: '' }), problemsOf)
  const [issued, setIssued] = useState<KioskCode>()
  const { name, place } = form.fields

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || !form.check(event.currentTarget)) return
    setIssued(await add({ name, place }))
  }
  async function makeNewCode(expired: KioskCode) {
    const next = await renew(expired.id, { name, place })
    if (next) setIssued(next)
  }

  if (issued)
    return (
      <OfficeModal title={KIOSKS.codeOf(name.trim())} staticBackdrop onClose={onClose}>
        <EnrolmentCode
          key={issued.id}
          issued={issued}
          name={name.trim()}
          state={kiosks.find(({ id }) => id === issued.id)?.state}
          busy={isPending}
          onNewCode={() => makeNewCode(issued)}
        />
      </OfficeModal>
    )
  return (
    <OfficeModal title={KIOSKS.add} unsaved={form.changed} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextInput
          label={KIOSKS.name}
          description={KIOSKS.nameHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          required
          data-autofocus
          maxLength={NAME_MAX}
          autoComplete="off"
          {...form.text('name')}
        />
        <TextInput
          label={KIOSKS.place}
          description={KIOSKS.placeHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maxLength={PLACE_MAX}
          autoComplete="off"
          {...form.text('place')}
        />
        <div className={styles.actions}>
          <CancelButton>{KIOSKS.cancel}</CancelButton>
          <Button type="submit" aria-busy={isPending}>
            {KIOSKS.showCode}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
