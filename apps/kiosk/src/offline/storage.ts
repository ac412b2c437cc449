/** From this share of the browser's quota on, the kiosk warns. */
const NEARLY_FULL = 0.9

// Browsers may refuse to answer. That must not keep anything from being saved.

/** Asks the browser to keep this page's storage when space runs low. */
export const persistStorage = () => navigator.storage?.persist?.().catch(() => false)

/** Whether it promised to; null if it does not say. */
export const isPersisted = async () => (await navigator.storage?.persisted?.().catch(() => null)) ?? null

export async function isNearlyFull() {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota > 0 && usage / quota >= NEARLY_FULL
}
