import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import type { OfflineKiosk } from '../offline/offline-kiosk.ts'
import { sendScan } from './kiosk.api.ts'
import type { Request, ScannerEvent } from './scanner.ts'

type Answering = {
  kiosk: Pick<OfflineKiosk, 'ready' | 'enrolled' | 'hasWaiting' | 'answer' | 'note'>
  online: boolean
  /** No answer came, or one that is not the server's. */
  onUnreachable: () => void
}

/**
 * Gets the result of a scan: from the server, or, on an enrolled kiosk, from its roster if the server does not answer. A
 * person with punches that wait is not sent to the server, to keep their order.
 */
export async function submitScan(
  request: Request,
  { kiosk, online, onUnreachable }: Answering,
): Promise<ScannerEvent> {
  await kiosk.ready
  const { scan, saveOnly, unanswered } = request
  // A storage that cannot be read must not keep the scan from the server.
  const hasWaiting = () => kiosk.hasWaiting(scan.badgeCode).catch(() => false)
  // The server asked, and a kiosk that is not enrolled has nowhere to save that nobody answered.
  if (unanswered && !kiosk.enrolled) return { kind: 'notEnrolled' }
  const save = saveOnly || (kiosk.enrolled && (!online || (await hasWaiting())))
  if (!save) {
    try {
      const result = await sendScan(request)
      // Not awaited: it matters to the next scan only.
      kiosk.note(scan, result).catch(() => {})
      return { kind: 'answered', result, at: Date.now() }
    } catch (error) {
      const text = refusalOf(error, [429])
      if (text) return { kind: 'refused', text }
      onUnreachable()
      if (!kiosk.enrolled) return { kind: 'unreachable', why: 'notSetUp', at: Date.now() }
    }
  }
  try {
    return { kind: 'answeredOffline', result: await kiosk.answer(request), at: Date.now() }
  } catch {
    return { kind: 'unreachable', why: 'notSaved', at: Date.now() }
  }
}
