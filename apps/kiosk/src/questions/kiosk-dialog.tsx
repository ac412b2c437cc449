import { DIALOGS } from '@nightshift/ui/dialogs/dialogs.texts.ts'
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Person } from '../flow/scanner.ts'
import { KIOSK } from '../kiosk.texts.ts'
import styles from './kiosk-dialog.module.css'

/** Idle timeout: a question that nobody answers is left, because others are waiting. */
const IDLE_TIMEOUT_MS = 60_000

type Props = {
  title: string
  person?: Person
  children: ReactNode
  okay?: string
  /** Left out where the answers are buttons of their own. */
  onSubmit?: (form: FormData) => void
  onCancel: () => void
  /** When nobody answers; otherwise the same as Cancel. */
  onLeave?: () => void
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
}: Props) {
  const frame = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const leave = useEffectEvent(onLeave)

  useLayoutEffect(() => {
    frame.current?.showModal()
  }, [])

  useEffect(() => {
    const element = frame.current!
    let timer = setTimeout(leave, IDLE_TIMEOUT_MS)
    const touched = () => {
      clearTimeout(timer)
      timer = setTimeout(leave, IDLE_TIMEOUT_MS)
    }
    for (const kind of ['pointerdown', 'keydown', 'input']) element.addEventListener(kind, touched)
    return () => clearTimeout(timer)
  }, [])

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
          {person && <p className={styles.name}>{KIOSK.name(person.firstName, person.lastInitial)}</p>}
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
