import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import {
  DECLINE_REASON_MAX,
  type RequestDecision,
  type WaitingRequest,
} from '@nightshift/shared/time/entry-requests/contract'
import { useRef, useState } from 'react'
import { Text } from '../../../../kit/layout.tsx'
import { ReasonDialog } from '../../../../kit/reason-dialog.tsx'
import { useFocusInList } from '../../../../kit/use-focus-in-list.ts'
import { useCall } from '../../../../lib/calls.ts'
import styles from '../../attention/waiting.module.css'
import { saveRefusal } from '../../editor/save-refusal.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { DECIDE } from './decide-request.texts.ts'
import { nameOf, RequestCard } from './request-card.tsx'

type Props = { requests: WaitingRequest[]; timeZone: string }

/** The requests that wait for a decision. One is decided at a time. */
export function RequestList({ requests, timeZone }: Props) {
  const refusal = (error: unknown) => saveRefusal(error, timeZone)
  const decide = useCall(ENTRY_REQUESTS_CALLS.decide, DECIDE.failed, { refusal })
  const deciding = decide.inputs && Number(decide.inputs.params.id)
  const [opened, setOpened] = useState<{ request: WaitingRequest; kind: 'change' | 'decline' }>()
  // When somebody else has decided it, its dialog stays with what was typed, and the server says so.
  const shown = requests.find(({ id }) => id === opened?.request.id) ?? opened?.request
  const [done, setDone] = useState('')
  const close = () => setOpened(undefined)

  async function save(request: WaitingRequest, decision: RequestDecision) {
    setDone('')
    if (decide.isPending) return
    const decided = await decide({ params: { id: request.id }, body: decision })
    if (decided === undefined) return
    close()
    setDone(DECIDE.done[decision.kind](nameOf(request)))
  }
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useFocusInList(
    list,
    requests.map(({ id }) => id),
    'h2',
  )
  return (
    <>
      <Text quiet status>
        {done}
      </Text>
      {requests.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={DECIDE.list} onFocus={onFocus}>
          {requests.map((request) => (
            <li key={request.id} data-item={request.id}>
              <RequestCard
                request={request}
                timeZone={timeZone}
                deciding={deciding}
                onApply={() => save(request, { kind: 'apply', ...seen(request) })}
                onChange={() => setOpened({ request, kind: 'change' })}
                onDecline={() => setOpened({ request, kind: 'decline' })}
              />
            </li>
          ))}
        </ul>
      )}
      {shown && opened?.kind === 'change' && (
        <ChangeDialog
          request={shown}
          timeZone={timeZone}
          busy={deciding !== undefined}
          onApply={(shift) => save(shown, { kind: 'applyChanged', ...shift, ...seen(shown) })}
          onClose={close}
        />
      )}
      {shown && opened?.kind === 'decline' && (
        <ReasonDialog
          title={DECIDE.declineTitle(nameOf(shown))}
          text={DECIDE.declineText}
          label={DECIDE.reason}
          missing={DECIDE.reasonMissing}
          maxLength={DECLINE_REASON_MAX}
          cancel={DECIDE.cancel}
          action={DECIDE.declineThis}
          busy={deciding !== undefined}
          onGive={(reason) => save(shown, { kind: 'decline', reason, updatedAt: seen(shown).updatedAt })}
          onClose={close}
        />
      )}
    </>
  )
}

/** The versions that the manager saw. */
const seen = ({ updatedAt, entry }: WaitingRequest) => ({
  updatedAt,
  entryUpdatedAt: entry?.updatedAt ?? null,
})
