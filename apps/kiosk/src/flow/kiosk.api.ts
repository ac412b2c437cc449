import { KIOSK_CALLS } from '@nightshift/shared/kiosk/calls'
import { ReadBadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { PUBLIC_CONFIG } from '@nightshift/shared/site/public-site/call-paths'
import type { PUBLIC_SITE_CALLS } from '@nightshift/shared/site/public-site/calls'
import { HEALTH_CALLS } from '@nightshift/shared/system/health/probe'
import { callApi, callChecked } from '@nightshift/ui/api/api.ts'
import type { Request } from './scanner.ts'

/** After that the scan is saved here, if the kiosk is enrolled. */
const SCAN_PATIENCE_MS = 4_000
const HEALTH_PATIENCE_MS = 4_000

const SCAN = { ...KIOSK_CALLS.scanBadge, answer: ReadBadgeScanResult }

/** Sends a scan with its idempotency key: a retry gets the first answer and punches nothing. */
export const sendScan = ({ scan, key }: Request) =>
  callChecked(SCAN, {
    body: scan,
    headers: { 'idempotency-key': key },
    signal: AbortSignal.timeout(SCAN_PATIENCE_MS),
  })

/**
 * Health probe: `navigator.onLine` does not say whether the server can be reached. A captive portal's page is no answer; a
 * newer server's is, whatever else it says.
 */
export async function serverAnswers() {
  const signal = AbortSignal.timeout(HEALTH_PATIENCE_MS)
  try {
    const answer = await fetch(HEALTH_CALLS.health.path, { cache: 'no-store', signal })
    const { status } = await answer.json()
    return answer.ok && status === 'ok'
  } catch {
    return false
  }
}

/** The festival that this host belongs to. */
export async function findFestival(host: string) {
  const config = await callApi<typeof PUBLIC_SITE_CALLS.config>(PUBLIC_CONFIG)
  return config.find(({ hostName }) => hostName === host)
}
