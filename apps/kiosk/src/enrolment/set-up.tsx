import { CODE_LENGTH, readCode, showCode } from '@nightshift/shared/one-time-code'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { useState } from 'react'
import { KIOSK } from '../kiosk.texts.ts'
import type { OfflineKiosk } from '../offline/offline-kiosk.ts'
import styles from '../questions/kiosk-dialog.module.css'
import { KioskDialog } from '../questions/kiosk-dialog.tsx'
import { obstacleOf, thisDevice } from './obstacle.ts'

/** In seconds: the code is fetched from somewhere else. */
const IDLE_TIMEOUT = 300

type Props = { kiosk: OfflineKiosk; onClose: () => void }

/** Takes the code that an administrator has got, or says what must be done before. */
export function SetUp({ kiosk, onClose }: Props) {
  const obstacle = obstacleOf(thisDevice(kiosk.hasStorage))
  if (obstacle) {
    return (
      <KioskDialog title={KIOSK.setUp.title} onCancel={onClose} idleTimeout={IDLE_TIMEOUT}>
        <p className={styles.text}>{KIOSK.setUp[obstacle]}</p>
      </KioskDialog>
    )
  }
  return <CodeForm kiosk={kiosk} onClose={onClose} />
}

function CodeForm({ kiosk, onClose }: Props) {
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)

  const submit = async (form: FormData) => {
    const code = readCode(String(form.get('code')))
    if (code.length !== CODE_LENGTH) return setProblem(KIOSK.setUp.tooShort)
    if (sending) return
    setSending(true)
    setProblem('')
    try {
      await kiosk.enrol(code)
      onClose()
    } catch (error) {
      setProblem(wordsOf(error))
      setSending(false)
    }
  }
  return (
    <KioskDialog
      title={KIOSK.setUp.title}
      okay={sending ? KIOSK.setUp.sending : KIOSK.setUp.send}
      onSubmit={submit}
      onCancel={onClose}
      idleTimeout={IDLE_TIMEOUT}
    >
      <p className={styles.text}>{KIOSK.setUp.text}</p>
      <label className={styles.label}>
        {KIOSK.setUp.label}
        <input
          className={styles.code}
          name="code"
          type="text"
          placeholder={showCode('ABCDEFGH')}
          maxLength={20}
          // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      </label>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </KioskDialog>
  )
}

/** The server says what is wrong with a code; without its answer the connection is to blame. */
const wordsOf = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'unknown'
    ? error.message
    : KIOSK.setUp.unreachable
