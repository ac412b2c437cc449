import { CONSENT } from './consent.texts.ts'
import { useConsent } from './use-consent.ts'

/** Takes an answer back. What was accepted and has loaded is gone with a fresh page only. */
export function ConsentButton() {
  const { asks, choice, decide } = useConsent()
  if (!asks || !choice) return null
  const reconsider = () => {
    decide(undefined)
    if (choice === 'accepted') window.location.reload()
  }
  return (
    <button type="button" onClick={reconsider}>
      {CONSENT.title}
    </button>
  )
}
