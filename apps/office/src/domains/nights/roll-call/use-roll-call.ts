import { useNetwork } from '@mantine/hooks'
import { nextTickAt } from '@nightshift/shared/nights/roll-call/roll-call'
import { newKey } from '@nightshift/ui/new-key.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { usePhoneQueue } from './phone/use-phone-queue.ts'
import { type Candidate, rollCallQuery } from './roll-call.api.ts'
import { ROLL_CALL } from './roll-call.texts.ts'
import { type Row, viewOf } from './roll-call-view.ts'

/** Two looks at the server have failed by then. */
const LOST_AFTER_MS = 15_000

/** A roll-call as this phone knows it, whether there is a connection, and what a lead does to it. */
export function useRollCall(id: number) {
  const me = useMe()
  const now = useNow()
  const { online } = useNetwork()
  const { data, error, dataUpdatedAt, fetchStatus, isRefetchError, refetch } = useQuery(
    rollCallQuery(id, me.id),
  )
  const { waiting, add } = usePhoneQueue(id, me.id)
  const view = useMemo(() => data && viewOf(data, waiting, ROLL_CALL.you), [data, waiting])

  const isOld = !data?.endedAt && now - dataUpdatedAt > LOST_AFTER_MS
  const isLost = !online || fetchStatus === 'paused' || isRefetchError || isOld

  /** By the server's clock, as far as its last answer tells: that of a phone may be wrong. */
  const serverNow = () => Date.now() + (data ? new Date(data.readAt).getTime() - dataUpdatedAt : 0)

  const tick = ({ id: personId, tick: known }: Row, isSafe: boolean) => {
    const at = nextTickAt(serverNow(), known).toISOString()
    add({ kind: 'tick', rollCallId: id, key: newKey(), personId, isSafe, at })
  }
  const addPerson = ({ id: personId, firstName, lastName, photo }: Candidate) =>
    add({ kind: 'add', rollCallId: id, key: newKey(), person: { id: personId, firstName, lastName, photo } })

  return {
    rollCall: data,
    view,
    error,
    refetch,
    isLost,
    listedAt: dataUpdatedAt,
    now,
    unsent: waiting.length,
    tick,
    addPerson,
  }
}
