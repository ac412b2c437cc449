import { CONSENT } from './consent.texts.ts'
import { useConsent } from './use-consent.ts'

/** Withdraws consent, and reloads the page: scripts that have loaded cannot be unloaded. */
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
