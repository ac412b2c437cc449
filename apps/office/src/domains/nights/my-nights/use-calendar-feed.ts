import { CALENDAR_FEED_CALLS } from '@nightshift/shared/nights/calendar-feed/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { CALENDAR } from './my-nights.texts.ts'

/** My calendar address: whether I have one, the new one while the page is open, and its end. */
export function useCalendarFeed() {
  const { data } = useQuery(queryOf(CALENDAR_FEED_CALLS.mine))
  const [path, setPath] = useState<string>()
  const also = [CALENDAR_FEED_CALLS.mine]
  const make = useCall(CALENDAR_FEED_CALLS.create, CALENDAR.failed, {
    also,
    onDone: (made) => setPath(made.path),
  })
  const revoke = useCall(CALENDAR_FEED_CALLS.revoke, CALENDAR.failed, {
    also,
    onDone: () => setPath(undefined),
  })

  const ask = (text: string, confirmLabel: string) => dialogs.confirm({ text, confirmLabel })
  return {
    createdAt: data?.createdAt ?? null,
    isLoaded: data !== undefined,
    /** Without the origin. */
    path,
    isRevoked: revoke.isDone && !data?.createdAt,
    isPending: make.isPending || revoke.isPending,
    make: () => make(),
    renew: async () => {
      if (await ask(CALENDAR.renewQuestion, CALENDAR.renew)) await make()
    },
    revoke: async () => {
      if (await ask(CALENDAR.revokeQuestion, CALENDAR.revoke)) await revoke()
    },
  }
}
