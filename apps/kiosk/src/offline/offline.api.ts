import { KIOSKS_CALLS } from '@nightshift/shared/kiosk/kiosks/calls'
import type { KioskReport } from '@nightshift/shared/kiosk/kiosks/contract'
import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk/offline-punches/calls'
import type { KioskPunch } from '@nightshift/shared/kiosk/offline-punches/contract'
import { LOGO_PATH } from '@nightshift/shared/site/public-site/call-paths'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { callChecked } from '@nightshift/ui/api/api.ts'
import { send } from '@nightshift/ui/api/send.ts'

const PATIENCE_MS = 15_000
const patience = () => AbortSignal.timeout(PATIENCE_MS)

/** The calls of an enrolled kiosk. */
export const OFFLINE_API = {
  enrol: (code: string) => callChecked(KIOSKS_CALLS.enrol, { body: { code }, signal: patience() }),
  sync: (report: KioskReport) => callChecked(KIOSKS_CALLS.sync, { body: report, signal: patience() }),
  deliver: (punches: KioskPunch[]) =>
    callChecked(KIOSK_PUNCHES_CALLS.deliver, { body: punches, signal: patience() }),
  photo: (version: string) => readImage(addressOf(KIOSKS_CALLS.photo, { params: { version } })),
  logo: (id: number) => readImage(LOGO_PATH.replace(':id', String(id))),
}

/** A picture as a data URL, which can be stored. */
async function readImage(address: string) {
  const answer = await send('GET', address, undefined, { signal: patience() })
  const type = answer.headers.get('content-type')
  if (!type?.startsWith('image/')) throw new Error(`No picture, but ${type}: a captive portal answers`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:${type};base64,${btoa(text)}`
}
export type OfflineApi = typeof OFFLINE_API
