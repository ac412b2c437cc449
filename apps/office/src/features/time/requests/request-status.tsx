import { formatDateTime } from '@nightshift/shared/time'
import type { OwnRequest } from '@nightshift/shared/time/entry-requests/contract'
import styles from './my-requests.module.css'
import { MY_REQUESTS } from './my-requests.texts.ts'

type Props = { request: OwnRequest; timeZone: string; onWithdraw: (id: number) => void }

/** What became of a request; one that waits can be withdrawn. */
export function RequestStatus({ request, timeZone, onWithdraw }: Props) {
  const { id, status, declineReason, isLocked, positionName, startTime } = request
  const isWaiting = status === 'waiting'
  return (
    <p className={styles.status} data-status={status}>
      <span>{wordsOf(status, declineReason)}</span>
      {isWaiting && isLocked && <span className={styles.locked}>{MY_REQUESTS.locked}</span>}
      {isWaiting && (
        <button
          type="button"
          className={styles.quiet}
          aria-label={MY_REQUESTS.withdrawOf(positionName, formatDateTime(startTime, timeZone))}
          onClick={() => onWithdraw(id)}
        >
          {MY_REQUESTS.withdraw}
        </button>
      )}
    </p>
  )
}

function wordsOf(status: OwnRequest['status'], reason: string | null) {
  if (status === 'declined') return MY_REQUESTS.declined(reason ?? '')
  return status === 'withdrawn' ? '' : MY_REQUESTS.states[status]
}
