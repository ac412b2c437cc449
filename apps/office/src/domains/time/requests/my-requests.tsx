import { Button } from '@mantine/core'
import { formatDateTime } from '@nightshift/shared/time'
import type { OwnRequest } from '@nightshift/shared/time/entry-requests/contract'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import type { ReactNode } from 'react'
import { Item, List } from '../../../kit/layout.tsx'
import styles from './my-requests.module.css'
import { MY_REQUESTS } from './my-requests.texts.ts'

/** How long a declined report of a missing shift stays on the page. */
const SHOWN_MS = 60 * 24 * 3_600_000

type Common = {
  /** Newest first. */
  requests: OwnRequest[]
  timeZone: string
  onAsk: () => void
  onWithdraw: (id: number) => void
}

/** "I forgot to clock in", and the shifts that were reported so and are in no timesheet: they wait, or were declined lately. */
export function MissingShifts({ requests, timeZone, onAsk, onWithdraw }: Common) {
  const since = Date.now() - SHOWN_MS
  const missing = requests.filter(
    ({ timeEntryId, status, createdAt }) =>
      timeEntryId === null &&
      (status === 'waiting' || (status === 'declined' && new Date(createdAt).getTime() > since)),
  )
  const at = (instant: string) => formatDateTime(instant, timeZone)
  return (
    <div>
      <Quiet onClick={onAsk}>{MY_REQUESTS.forgot}</Quiet>
      {missing.length > 0 && (
        <List label={MY_REQUESTS.missing}>
          {missing.map((request) => (
            <Item
              key={request.id}
              title={MY_REQUESTS.reported(request.positionName, at(request.startTime), at(request.endTime))}
            >
              <RequestStatus request={request} timeZone={timeZone} onWithdraw={onWithdraw} />
            </Item>
          ))}
        </List>
      )}
    </div>
  )
}

/** Below a shift of mine: what became of my last request about it, and the way to send one. */
export function ShiftFootnote({
  entry,
  requests,
  timeZone,
  onAsk,
  onWithdraw,
}: Common & { entry: TimeEntry }) {
  const request = requests.find(
    ({ timeEntryId, status }) => timeEntryId === entry.id && status !== 'withdrawn',
  )
  return (
    <div>
      {request && <RequestStatus request={request} timeZone={timeZone} onWithdraw={onWithdraw} />}
      {request?.status !== 'waiting' && (
        <Quiet
          label={MY_REQUESTS.wrongWith(entry.positionName, formatDateTime(entry.startTime, timeZone))}
          onClick={onAsk}
        >
          {MY_REQUESTS.wrong}
        </Quiet>
      )}
    </div>
  )
}

type StatusProps = Pick<Common, 'timeZone' | 'onWithdraw'> & { request: OwnRequest }

/** What became of a request; one that waits can be withdrawn. */
function RequestStatus({ request, timeZone, onWithdraw }: StatusProps) {
  const { id, status, declineReason, isLocked, positionName, startTime } = request
  const isWaiting = status === 'waiting'
  return (
    <div className={styles.status} data-waiting={isWaiting || undefined}>
      <span>{wordsOf(status, declineReason)}</span>
      {isWaiting && isLocked && <span>{MY_REQUESTS.locked}</span>}
      {isWaiting && (
        <Quiet
          label={MY_REQUESTS.withdrawOf(positionName, formatDateTime(startTime, timeZone))}
          onClick={() => onWithdraw(id)}
        >
          {MY_REQUESTS.withdraw}
        </Quiet>
      )}
    </div>
  )
}

function wordsOf(status: OwnRequest['status'], reason: string | null) {
  if (status === 'declined') return MY_REQUESTS.declined(reason ?? '')
  return status === 'withdrawn' ? '' : MY_REQUESTS.states[status]
}

type QuietProps = { label?: string; onClick: () => void; children: ReactNode }

/** Looks like a remark. */
const Quiet = ({ label, onClick, children }: QuietProps) => (
  <Button variant="subtle" color="gray" px={0} aria-label={label} className={styles.quiet} onClick={onClick}>
    {children}
  </Button>
)
