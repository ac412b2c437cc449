import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { api } from '@nightshift/ui/api/api.ts'
import type { Request } from './scanner.ts'

const SCAN_PATIENCE_MS = 10_000
const HEALTH_PATIENCE_MS = 4_000

/** Sends a scan with its idempotency key: a retry gets the first answer and punches nothing. */
export const sendScan = ({ scan, key }: Request) =>
  api.post('/api/badgescan', scan, BadgeScanResult, {
    headers: { 'idempotency-key': key },
    signal: AbortSignal.timeout(SCAN_PATIENCE_MS),
  })

/** Health probe: `navigator.onLine` does not say whether the server can be reached. */
export const serverAnswers = () =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(HEALTH_PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

const trusted = { parse: (answer: unknown) => answer as PublicConfigEntry[] }

/** The time zone of the festival that this host belongs to. */
export async function findTimeZone(host: string) {
  const config = await api.get('/api/publicConfig', trusted)
  return config.find(({ hostName }) => hostName === host)?.timeZone
}
