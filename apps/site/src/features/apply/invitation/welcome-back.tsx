import { type FormEvent, useEffect, useRef } from 'react'
import fields from '../apply.module.css'
import { TextField } from '../field.tsx'
import { INVITATION } from './invitation.texts.ts'
import { Lantern } from './lantern.tsx'
import styles from './welcome-back.module.css'

type Props = {
  problem?: string
  busy: boolean
  onOpen: (contact: string) => void
  onSkip: () => void
}

const CONTACT = 'contact'

/** The step before the form for people with a personal link. Shows nothing about them. */
export function WelcomeBack({ problem, busy, onOpen, onSkip }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) form.current!.querySelector('input')!.focus()
  }, [problem])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onOpen(String(new FormData(event.currentTarget).get(CONTACT)))
  }

  return (
    <form
      ref={form}
      className={`${fields.fields} ${styles.step}`}
      method="dialog"
      noValidate
      aria-labelledby="welcome-back"
      data-step
      onSubmit={submit}
    >
      <Lantern />
      <div className={styles.words}>
        <h2 id="welcome-back" className={styles.title}>
          {INVITATION.title}
        </h2>
        <p className={styles.text}>{INVITATION.text}</p>
        <TextField
          name={CONTACT}
          label={INVITATION.contact}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          problem={problem}
        />
        <div className={styles.choices}>
          <button type="submit" className={fields.submit} aria-disabled={busy}>
            {busy ? INVITATION.opening : INVITATION.open}
          </button>
          <button type="button" className={fields.startOver} onClick={onSkip}>
            {INVITATION.skip}
          </button>
        </div>
        <p className={fields.hint}>{INVITATION.privacy}</p>
      </div>
    </form>
  )
}
