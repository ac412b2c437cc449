import { isUnreachable } from '@nightshift/ui/api/api-error.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { rollCallKey, sendPerson, sendTicks } from '../roll-call.api.ts'
import { ROLL_CALL } from '../roll-call.texts.ts'
import { deliver } from './deliver.ts'
import { openPhoneQueue, type Waiting } from './phone-queue.ts'

const RETRY_MS = 4_000

/** Reads how many ticks and additions of any roll-call this phone has not delivered. */
export const useUnsent = (userId: string) => () => openPhoneQueue(userId).items().length

/** What this phone has not delivered of a roll-call. Delivers at once, when the network is back, and every few seconds. */
export function usePhoneQueue(rollCallId: number, userId: string) {
  const queries = useQueryClient()
  const queue = useMemo(() => openPhoneQueue(userId), [userId])
  const items = useSyncExternalStore(queue.subscribe, queue.items)
  const waiting = useMemo(() => items.filter((item) => item.rollCallId === rollCallId), [items, rollCallId])
  const isDelivering = useRef(false)
  const hasWaiting = waiting.length > 0

  const deliverNow = useMemo(
    () => async () => {
      const due = queue.items().filter((item) => item.rollCallId === rollCallId)
      if (isDelivering.current || !due.length) return
      isDelivering.current = true
      try {
        const { settled, refused } = await deliver(rollCallId, due, { sendPerson, sendTicks })
        // Removed only when the list has them: a tick must not seem to be taken back meanwhile.
        await queries.refetchQueries({ queryKey: rollCallKey(rollCallId) }, { throwOnError: true })
        queue.remove(settled)
        if (refused.length) dialogs.alert({ text: ROLL_CALL.notTaken })
      } catch (error) {
        if (!isUnreachable(error)) console.warn(error)
        // Shows at once whether the connection is lost, and since when.
        queries.invalidateQueries({ queryKey: rollCallKey(rollCallId) })
      } finally {
        isDelivering.current = false
      }
    },
    [queue, rollCallId, queries],
  )

  useEffect(() => {
    if (!hasWaiting) return
    deliverNow()
    const timer = setInterval(deliverNow, RETRY_MS)
    window.addEventListener('online', deliverNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', deliverNow)
    }
  }, [hasWaiting, deliverNow])

  const add = (item: Waiting) => {
    queue.add(item)
    deliverNow()
  }
  return { waiting, add }
}
