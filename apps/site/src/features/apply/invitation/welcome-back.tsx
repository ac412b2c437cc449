import { type FormEvent, useEffect, useRef } from 'react'
import fields from '../apply.module.css'
import { TextField } from '../field.tsx'
import { INVITATION } from './invitation.texts.ts'

import styles from './welcome-back.module.css'

/** A lantern that somebody left burning. */
const Lantern = () => (
  <svg className={styles.lantern} viewBox="0 0 120 210" aria-hidden="true">
    <defs>
      <radialGradient id="lantern-glow" cx="50%" cy="50%" r="50%">
        <stop offset="0" stopColor="#f6c584" stopOpacity="0.5" />
        <stop offset="0.4" stopColor="#e59a4c" stopOpacity="0.16" />
        <stop offset="1" stopColor="#e59a4c" stopOpacity="0" />
      </radialGradient>
    </defs>
    <ellipse className={styles.glow} cx="60" cy="126" rx="96" ry="110" fill="url(#lantern-glow)" />
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round">
      <path d="M60 2v20M36 82C28 50 40 22 60 22s32 28 24 60" />
      <path d="M44 66h32l8 16H36z" fill="#17130f" />
      <path d="M36 82h48l6 78H30z" />
      <path d="M60 82v14M36 82l-6 78M84 82l6 78M33 121h54" strokeWidth="2" />
      <path d="M24 160h72l6 16H18z" fill="#17130f" />
      <path d="M30 176v10h60v-10" />
    </g>
    <path
      className={styles.flame}
      d="M60 100c10 14 15 22 15 32a15 15 0 0 1-30 0c0-6 3-10 6-14 1 4 3 6 5 6 4-6 2-14 4-24z"
      fill="#f2b672"
    />
    <path d="M60 128c4 6 7 9 7 14a7 7 0 0 1-14 0c0-5 3-8 7-14z" fill="#fdf0d8" />
  </svg>
)

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
