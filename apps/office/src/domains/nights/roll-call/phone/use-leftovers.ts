import { isUnreachable } from '@nightshift/ui/api/api-error.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAgain } from '../../../../lib/calls.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { currentRollCallQuery, sendPerson, sendTicks } from '../roll-call.api.ts'
import { ROLL_CALL } from '../roll-call.texts.ts'
import { deliver } from './deliver.ts'
import { forgetRollCall } from './keep-for-reload.ts'
import { keptRollCall } from './kept-list.ts'
import { openPhoneQueue } from './phone-queue.ts'

const RETRY_MS = 15_000

/**
 * For pages other than that of the roll-call, which a lead may have left: sends what still waits on this phone, and
 * forgets the list of a roll-call that has ended.
 */
export function useLeftovers() {
  const { id: userId } = useMe()
  const { id: festivalId } = useFestival()
  const queries = useQueryClient()
  const { data: current, dataUpdatedAt } = useQuery(currentRollCallQuery(festivalId))

  useEffect(() => {
    const kept = keptRollCall()
    if (current === undefined || kept?.festivalId !== festivalId) return
    if (kept.id !== current?.id && kept.at < dataUpdatedAt) forgetRollCall().catch(console.warn)
  }, [current, dataUpdatedAt, festivalId])

  useEffect(() => {
    const queue = openPhoneQueue(userId)
    let isSending = false
    const send = async () => {
      if (isSending) return
      isSending = true
      try {
        for (const id of new Set(queue.items().map(({ rollCallId }) => rollCallId))) {
          const due = queue.items().filter(({ rollCallId }) => rollCallId === id)
          const { settled, refused } = await deliver(id, due, { sendPerson, sendTicks })
          queue.remove(settled)
          if (refused.length) dialogs.alert({ text: ROLL_CALL.notTaken })
          readAgain(queries, ['rollCall'])
        }
      } catch (error) {
        if (!isUnreachable(error)) console.warn(error)
      } finally {
        isSending = false
      }
    }
    send()
    const timer = setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [userId, queries])
}
