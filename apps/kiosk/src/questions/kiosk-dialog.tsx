import { DIALOGS } from '@nightshift/ui/dialogs/dialogs.texts.ts'
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isScanning, isTextField, NOTHING_TYPED, type } from '../device/wedge.ts'
import type { Person } from '../flow/scanner.ts'
import { KIOSK } from '../kiosk.texts.ts'
import styles from './kiosk-dialog.module.css'

/** Idle timeout in seconds: a question that nobody answers is left, because others are waiting. */
const IDLE_TIMEOUT = 20

/** The ways out of a question without an answer. */
export type Leaving = {
  onCancel: () => void
  /** When nobody answers; otherwise the same as Cancel. */
  onLeave?: () => void
  /** Somebody is there. */
  onTouched?: () => void
}

type Props = Leaving & {
  title: string
  person?: Person
  children: ReactNode
  okay?: string
  /** Left out where the answers are buttons of their own. */
  onSubmit?: (form: FormData) => void
  /** Seconds without a touch after which it is left. */
  idleTimeout?: number
}

/** A full-screen question to the person at the kiosk. */
export function KioskDialog({
  title,
  person,
  children,
  okay = DIALOGS.okay,
  onSubmit,
  onCancel,
  onLeave = onCancel,
  onTouched,
  idleTimeout = IDLE_TIMEOUT,
}: Props) {
  const frame = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [secondsLeft, setSecondsLeft] = useState(idleTimeout)
  const leave = useEffectEvent(onLeave)
  const touched = useEffectEvent(() => {
    setSecondsLeft(idleTimeout)
    onTouched?.()
  })

  useLayoutEffect(() => {
    frame.current?.showModal()
  }, [])

  useEffect(() => {
    const element = frame.current!
    let typed = NOTHING_TYPED
    element.addEventListener('pointerdown', () => touched())
    // Scanners type the badges of those who wait into the question.
    element.addEventListener('keydown', ({ key, timeStamp, target }) => {
      typed = type(typed, key, timeStamp).typed
      if (isTextField(target) || (key !== 'Shift' && !isScanning(typed))) touched()
    })
  }, [])

  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1_000)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (secondsLeft <= 0) leave()
  }, [secondsLeft])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit?.(new FormData(event.currentTarget))
  }
  return (
    <dialog
      ref={frame}
      className={styles.frame}
      role="alertdialog"
      aria-labelledby={titleId}
      onClose={onCancel}
    >
      <form className={styles.form} onSubmit={submit}>
        <header>
          <p className={styles.person}>
            {person && (
              <span className={styles.name}>{KIOSK.name(person.firstName, person.lastInitial)}</span>
            )}
            <span className={styles.left} aria-hidden="true">
              {KIOSK.closesIn(secondsLeft)}
            </span>
          </p>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </header>
        <div className={styles.body}>{children}</div>
        <div className={styles.actions}>
          <button type="button" onClick={onCancel}>
            {DIALOGS.cancel}
          </button>
          {onSubmit && (
            <button type="submit" className={styles.primary}>
              {okay}
            </button>
          )}
        </div>
      </form>
    </dialog>
  )
}
