import { Alert, Button, TextInput } from '@mantine/core'
import { type Kiosk, type KioskCode, NewKiosk } from '@nightshift/shared/kiosk/kiosks/contract'
import { showCode } from '@nightshift/shared/one-time-code'
import { KIOSK_PATH } from '@nightshift/shared/paths'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { Actions, Stack, Text } from '../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { schemaProblems } from '../../../lib/field-problems.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import styles from './kiosks.module.css'
import { KIOSKS } from './kiosks.texts.ts'
import { useKioskMutations, useKiosks } from './use-kiosks.ts'

type Props = {
  issued: KioskCode
  name: string
  /** Of the kiosk in the list, which is refetched while the code is shown. */
  state: Kiosk['state'] | undefined
  busy: boolean
  onNewCode: () => void
}

/** The code and what to do with it, until the tablet has used it or it expires. */
function EnrolmentCode({ issued, name, state, busy, onNewCode }: Props) {
  const seconds = useSecondsLeft(issued.expiresAt)
  if (state === 'enrolled') return <IsSetUp name={name} />
  const { steps } = KIOSKS
  const isOver = seconds === 0 || state === 'codeExpired'
  return (
    <Stack>
      <ol className={styles.steps}>
        <li>
          {steps.open} <strong className={styles.address}>{`${window.location.origin}${KIOSK_PATH}`}</strong>
        </li>
        <li>{steps.setUp}</li>
        <li>{steps.enter}</li>
      </ol>
      <output className={styles.code} aria-label={KIOSKS.code} data-over={isOver || undefined}>
        {showCode(issued.code)}
      </output>
      {isOver ? (
        <Text tone="warn" alert>
          {KIOSKS.tooLate}
        </Text>
      ) : (
        <Text quiet>
          <span role="timer" aria-label={KIOSKS.timeLeft}>
            {KIOSKS.validFor(clockText(seconds))}
          </span>
          {'. '}
          {KIOSKS.codeOnce}
        </Text>
      )}
      <Actions>
        <CancelButton>{KIOSKS.cancel}</CancelButton>
        {isOver && (
          <Button aria-busy={busy} onClick={onNewCode}>
            {KIOSKS.newCode}
          </Button>
        )}
      </Actions>
    </Stack>
  )
}

const IsSetUp = ({ name }: { name: string }) => (
  <Stack>
    <Alert role="status" color="green" icon={<CheckIcon />} title={KIOSKS.isSetUp(name)}>
      {KIOSKS.isSetUpText}
    </Alert>
    <Actions>
      <CancelButton variant="filled">{KIOSKS.done}</CancelButton>
    </Actions>
  </Stack>
)

/** The whole seconds until an instant, counted down; 0 afterwards. */
function useSecondsLeft(until: string) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((+new Date(until) - now) / 1000))
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

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
      <Stack onSubmit={submit}>
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
        <Actions>
          <CancelButton>{KIOSKS.cancel}</CancelButton>
          <Button type="submit" aria-busy={isPending}>
            {KIOSKS.showCode}
          </Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}
