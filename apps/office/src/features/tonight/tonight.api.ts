import { TONIGHT_CALLS } from '@nightshift/shared/tonight/calls'
import type { ClockInFor, MarkPlace, ReplacePlace } from '@nightshift/shared/tonight/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** Live events say when to look; this is for a board on a wall whose connection is lost, or that stays open until the next night. */
const LOOK_MS = 60_000

export const tonightQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.tonight, festivalId],
    queryFn: () => callApi(TONIGHT_CALLS.read, { query: { festivalId } }),
    refetchInterval: ({ state }) => (state.data ? LOOK_MS : false),
  })

export const freePeopleQuery = (festivalId: number, positionId: number) =>
  queryOptions({
    queryKey: [...queryKeys.tonight, festivalId, 'free', positionId],
    queryFn: () => callApi(TONIGHT_CALLS.free, { query: { festivalId, positionId } }),
  })

type Of<Body> = Body & { id: number }

export const markPlace = ({ id, ...body }: Of<MarkPlace>) =>
  callApi(TONIGHT_CALLS.mark, { params: { id }, body })

export const replacePlace = ({ id, ...body }: Of<ReplacePlace>) =>
  callApi(TONIGHT_CALLS.replace, { params: { id }, body })

export const clockInFor = (body: ClockInFor) => callApi(TONIGHT_CALLS.clockIn, { body })
