import { Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { RollCallBoard } from '../roll-call/board/roll-call-board.tsx'
import { PastRollCalls } from '../roll-call/past-roll-calls.tsx'
import { keptRollCall } from '../roll-call/phone/kept-list.ts'
import { useLeftovers } from '../roll-call/phone/use-leftovers.ts'
import { currentRollCallQuery } from '../roll-call/roll-call.api.ts'
import { ROLL_CALL } from '../roll-call/roll-call.texts.ts'
import { StartRollCall } from '../roll-call/start-roll-call.tsx'
import { useRollCall } from '../roll-call/use-roll-call.ts'
import styles from './roll-call-page.module.css'

/** The roll-call that is under way, one that was, or the start of one. */
export default function RollCallPage() {
  const id = Number(useSearchParams()[0].get('call'))
  return id > 0 ? <OneRollCall key={id} id={id} /> : <RollCalls />
}

/** Opens the one that is under way: its address stays when it ends, so that nobody loses the list. */
function RollCalls() {
  const { id: festivalId } = useFestival()
  const { id: userId } = useMe()
  useLeftovers()
  const query = useQuery({ ...currentRollCallQuery(festivalId), staleTime: 0 })
  const { data, error, refetch, fetchStatus } = query
  // One that is known from before may have ended. Without a network it is opened anyway.
  const current = data && fetchStatus === 'fetching' ? undefined : data
  // Opened anew without a network: the phone may have kept the list.
  const kept = error && keptRollCall()
  const known = current ?? (kept && kept.userId === userId && kept.festivalId === festivalId ? kept : null)
  if (known) return <Navigate to={`${OFFICE_PATHS.rollCall}?call=${known.id}`} replace />
  return (
    <div className={styles.page}>
      <Title order={1}>{ROLL_CALL.title}</Title>
      {current === undefined && !error && <Loading />}
      {error && (
        <NoticeState part title={STATES.failedTitle} text={ROLL_CALL.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
      {current === null && <StartRollCall />}
      <PastRollCalls />
    </div>
  )
}

function OneRollCall({ id }: { id: number }) {
  const state = useRollCall(id)
  const { rollCall, view, error, refetch } = state
  const title = ROLL_CALL.titleOf(rollCall?.isDrill ?? false)
  return (
    <div className={styles.page}>
      <div className={styles.head} data-open={(rollCall && !rollCall.endedAt) || undefined}>
        <Title order={1}>{title}</Title>
        {(!rollCall || rollCall.endedAt) && <Link to={OFFICE_PATHS.rollCall}>{ROLL_CALL.back}</Link>}
      </div>
      {rollCall && view && <RollCallBoard rollCall={rollCall} view={view} state={state} />}
      {!rollCall && !error && <Loading />}
      {!rollCall && error && (
        <NoticeState part title={STATES.failedTitle} text={ROLL_CALL.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </div>
  )
}
