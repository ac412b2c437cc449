import { ROLL_CALL_CALLS } from '@nightshift/shared/nights/roll-call/calls'
import type { NewTick } from '@nightshift/shared/nights/roll-call/contract'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { User } from '@nightshift/shared/people/employees/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { keyOf, queryOf } from '../../../lib/calls.ts'
import { keepList, keptList } from './phone/kept-list.ts'

/** Live events say when to look; this is for phones on a bad network, where they get lost. */
const POLL_MS = 5_000
/** A call that hangs must not keep the next one from being tried. */
const PATIENCE_MS = 8_000

/** The signal of a call that must not hang. */
export const soon = () => AbortSignal.timeout(PATIENCE_MS)

/** The one that is under way, or null. */
export const currentRollCallQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...keyOf(ROLL_CALL_CALLS.current), festivalId],
    meta: { reads: ROLL_CALL_CALLS.current.reads },
    queryFn: async () =>
      (await callApi(ROLL_CALL_CALLS.current, { query: { festivalId: String(festivalId) }, signal: soon() }))
        .current,
  })

export const rollCallKey = (id: number) => [...keyOf(ROLL_CALL_CALLS.read), id]

/** One roll-call. Starts with the list that this phone has kept, if it has. */
export const rollCallQuery = (id: number, userId: string) =>
  queryOptions({
    queryKey: rollCallKey(id),
    meta: { reads: ROLL_CALL_CALLS.read.reads },
    queryFn: async () => {
      const rollCall = await callApi(ROLL_CALL_CALLS.read, { params: { id }, signal: soon() })
      keepList(userId, rollCall)
      return rollCall
    },
    initialData: () => keptList(userId, id)?.rollCall,
    initialDataUpdatedAt: () => keptList(userId, id)?.at,
    refetchInterval: ({ state }) => (state.data?.endedAt ? false : POLL_MS),
    staleTime: 0,
  })

const Candidate = User.pick({ id: true, firstName: true, lastName: true, photo: true })
export type Candidate = z.infer<typeof Candidate>
const listCandidates = { ...EMPLOYEES_CALLS.list, answer: z.array(Candidate) }

/** Whom one can add: the active people of the festival. Loaded with the list, for a phone that loses its network. */
export const candidatesQuery = (festivalId: number) =>
  queryOptions({
    ...queryOf(listCandidates, {
      query: {
        filter: {
          where: { festivalId, isActive: true },
          fields: ['id', 'firstName', 'lastName', 'photo'],
          order: ['firstName ASC', 'lastName ASC'],
        },
      },
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const sendTicks = (id: number, ticks: NewTick[]) =>
  callApi(ROLL_CALL_CALLS.tick, { params: { id }, body: { ticks }, signal: soon() })

export const sendPerson = (id: number, userId: string) =>
  callApi(ROLL_CALL_CALLS.add, { params: { id }, body: { userId }, signal: soon() })
