import { formatDateTime } from '@nightshift/shared/time'
import type { OwnRequest } from '@nightshift/shared/time/entry-requests/contract'
import styles from './my-requests.module.css'
import { MY_REQUESTS } from './my-requests.texts.ts'
import { missingShifts } from './own-requests.ts'
import { RequestStatus } from './request-status.tsx'

type Props = {
  requests: OwnRequest[]
  timeZone: string
  onAsk: () => void
  onWithdraw: (id: number) => void
}

/** "I forgot to clock in", and the shifts that were reported so. */
export function MissingShifts({ requests, timeZone, onAsk, onWithdraw }: Props) {
  const missing = missingShifts(requests, new Date())
  return (
    <div className={styles.missing}>
      <button type="button" className={styles.quiet} onClick={onAsk}>
        {MY_REQUESTS.forgot}
      </button>
      {missing.length > 0 && (
        <ul className={styles.reported} aria-label={MY_REQUESTS.missing}>
          {missing.map((request) => (
            <li key={request.id}>
              <span className={styles.shift}>{spanOf(request, timeZone)}</span>
              <RequestStatus request={request} timeZone={timeZone} onWithdraw={onWithdraw} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const spanOf = ({ positionName, startTime, endTime }: OwnRequest, timeZone: string) =>
  MY_REQUESTS.reported(positionName, formatDateTime(startTime, timeZone), formatDateTime(endTime, timeZone))
