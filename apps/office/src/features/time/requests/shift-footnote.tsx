import { formatDateTime } from '@nightshift/shared/time'
import type { OwnRequest } from '@nightshift/shared/time/entry-requests/contract'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import styles from './my-requests.module.css'
import { MY_REQUESTS } from './my-requests.texts.ts'
import { RequestStatus } from './request-status.tsx'

type Props = {
  entry: TimeEntry
  /** The last one about this shift. */
  request: OwnRequest | undefined
  timeZone: string
  onAsk: () => void
  onWithdraw: (id: number) => void
}

/** Below a shift of mine: what became of a request, and the way to send one. */
export function ShiftFootnote({ entry, request, timeZone, onAsk, onWithdraw }: Props) {
  return (
    <div className={styles.footnote}>
      {request && <RequestStatus request={request} timeZone={timeZone} onWithdraw={onWithdraw} />}
      {request?.status !== 'waiting' && (
        <button
          type="button"
          className={styles.quiet}
          aria-label={MY_REQUESTS.wrongWith(entry.positionName, formatDateTime(entry.startTime, timeZone))}
          onClick={onAsk}
        >
          {MY_REQUESTS.wrong}
        </button>
      )}
    </div>
  )
}
