import { Button } from '@mantine/core'
import type { Kiosk, KioskCode } from '@nightshift/shared/kiosk/kiosks/contract'
import { showCode } from '@nightshift/shared/one-time-code'
import { KIOSK_PATH } from '@nightshift/shared/paths'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import { CancelButton } from '../../../ui/office-modal.tsx'
import styles from './kiosks.module.css'
import { KIOSKS } from './kiosks.texts.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = {
  issued: KioskCode
  name: string
  /** Of the kiosk in the list, which is refetched while the code is shown. */
  state: Kiosk['state'] | undefined
  busy: boolean
  onNewCode: () => void
}

/** The code and what to do with it, until the tablet has used it or it expires. */
export function EnrolmentCode({ issued, name, state, busy, onNewCode }: Props) {
  const seconds = useSecondsLeft(issued.expiresAt)
  if (state === 'enrolled') return <IsSetUp name={name} />
  const { steps } = KIOSKS
  const isOver = seconds === 0 || state === 'codeExpired'
  return (
    <div className={styles.enrolment}>
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
        <p role="alert" className={styles.warning}>
          {KIOSKS.tooLate}
        </p>
      ) : (
        <p className={styles.hint}>
          <span role="timer" aria-label={KIOSKS.timeLeft}>
            {KIOSKS.validFor(clockText(seconds))}
          </span>
          {'. '}
          {KIOSKS.codeOnce}
        </p>
      )}
      <div className={styles.actions}>
        <CancelButton>{KIOSKS.cancel}</CancelButton>
        {isOver && (
          <Button aria-busy={busy} onClick={onNewCode}>
            {KIOSKS.newCode}
          </Button>
        )}
      </div>
    </div>
  )
}

const IsSetUp = ({ name }: { name: string }) => (
  <div className={styles.enrolment}>
    <div role="status" className={styles.isSetUp}>
      <CheckIcon />
      <p>
        <strong>{KIOSKS.isSetUp(name)}</strong>
        {KIOSKS.isSetUpText}
      </p>
    </div>
    <div className={styles.actions}>
      <CancelButton variant="filled">{KIOSKS.done}</CancelButton>
    </div>
  </div>
)

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
