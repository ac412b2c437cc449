import type { ClosedNight } from '@nightshift/shared/site-content/ticket-sale'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../../lib/calls.ts'
import { closeNight, reopenNight } from './closed-nights.api.ts'

/** Closes and reopens nights. Both end when the screens have the state that the server confirmed. */
export function useClosingNights(festivalId: number) {
  const queries = useQueryClient()
  const onSuccess = () => readAgain(queries, ['site', 'plan'])
  const close = useMutation({ mutationFn: (night: ClosedNight) => closeNight(festivalId, night), onSuccess })
  const reopen = useMutation({ mutationFn: (date: string) => reopenNight(festivalId, date), onSuccess })
  return { close, reopen }
}
