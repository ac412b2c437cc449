import { type FormEvent, useState } from 'react'
import styles from '../kiosk.module.css'
import { KIOSK } from '../kiosk.texts.ts'

/** Manual code entry for badges that cannot be read; collapsed until it is opened. */
export function CodeEntry({ onCode }: { onCode: (code: string) => void }) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <button type="button" className={styles.quiet} onClick={() => setOpen(true)}>
        {KIOSK.code.open}
      </button>
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    setOpen(false)
    if (code) onCode(code)
  }
  return (
    <form
      className={styles.code}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <input
        name="code"
        type="text"
        aria-label={KIOSK.code.label}
        placeholder={KIOSK.code.label}
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <button type="submit" className={styles.quiet}>
        {KIOSK.code.send}
      </button>
      <button type="button" className={styles.quiet} onClick={() => setOpen(false)}>
        {KIOSK.code.close}
      </button>
    </form>
  )
}
