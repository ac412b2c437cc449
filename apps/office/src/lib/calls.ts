import type { LiveKind } from '@nightshift/shared/audit/live'
import type { Call } from '@nightshift/shared/calls'
import { type AnswerOf, callApi } from '@nightshift/ui/api/api.ts'
import type { AnsweredCall, CallInputs, OptionalIfEmpty } from '@nightshift/ui/api/call-inputs.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import {
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { hearOwnChange } from './live.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** The live events after which a query is read again: of its call, or its own where it is made of several. */
    queryMeta: { reads?: readonly LiveKind[] }
    /** Takes long by its nature, and says how far it is. */
    mutationMeta: { showsProgress?: boolean }
  }
}

/** Inputs may be left out, which the types of a call in general do not know. */
const make = callApi as unknown as <C extends AnsweredCall>(call: C, inputs?: object) => Promise<AnswerOf<C>>

/** The query of a call with these inputs. It is read again after a change of what the call's row says it reads. */
export const queryOf = <const C extends AnsweredCall>(call: C, ...[inputs]: OptionalIfEmpty<CallInputs<C>>) =>
  queryOptions({
    queryKey: inputs ? [call.path, inputs] : [call.path],
    queryFn: () => make<C>(call, inputs),
    meta: { reads: call.reads ?? [] },
  })

/** For what is true only for now, such as what somebody is about to agree to: asked anew each time it is shown. */
export const NOT_KEPT = { staleTime: 0, gcTime: 0 } as const

/** The key of all queries of a call. */
export const keyOf = ({ path }: Pick<Call, 'path'>) => [path]

/** Reads again what shows any of this, and is older than that. */
export const readAgain = (
  queries: QueryClient,
  kinds: readonly LiveKind[],
  isOlder: (query: Query) => boolean = () => true,
) =>
  queries.invalidateQueries({
    predicate: (query) =>
      (kinds.includes('again') || (query.meta?.reads?.some((kind) => kinds.includes(kind)) ?? false)) &&
      isOlder(query),
  })

/** How long an act waits for what it has changed: where the network hangs after the answer, the act is done all the same. */
const CURRENT_MS = 3_000

type Options<C extends AnsweredCall> = {
  /** The server's own words for a refusal. */
  refusal?: (error: unknown) => string | undefined
  /** Calls whose queries are read again although no live event says so: what only this person sees. */
  also?: readonly Pick<Call, 'path'>[]
  /** Before anything is read again. */
  onDone?: (answer: AnswerOf<C>, inputs: CallInputs<C>) => unknown
}

/**
 * Makes a call once at a time: the same act again shares the answer of the one that is under way, another one waits for
 * it. Afterwards, also when it failed, what shows a changed record is read again. Resolves to the answer, or to
 * undefined after the failure was shown in these words; `attempt` rejects instead.
 */
export function useCall<const C extends AnsweredCall>(
  call: C,
  words: string,
  { refusal, also = [], onDone }: Options<C> = {},
) {
  const queries = useQueryClient()
  const { mutateAsync, isPending, isSuccess, variables } = useMutation({
    mutationFn: (inputs: CallInputs<C>) => make<C>(call, inputs),
    meta: { showsProgress: call.slow },
    onSuccess: (answer, inputs) => onDone?.(answer, inputs),
    onMutate: () => hearOwnChange(call.changes ?? []),
    // Also after a failure: somebody else may have changed it. Pending until the screen is current, unless that takes long.
    onSettled: async (_answer, _error, _inputs, ownChange) => {
      await ownChange?.()
      await Promise.race([
        Promise.all([
          readAgain(queries, call.changes ?? []),
          ...also.map((read) => queries.invalidateQueries({ queryKey: keyOf(read) })),
        ]),
        new Promise((resolve) => setTimeout(resolve, CURRENT_MS)),
      ])
    },
  })
  /** Refs, because state updates too late for the second click of a double click. */
  const underWay = useRef<{ inputs: string; answer: Promise<AnswerOf<C>> }>(undefined)
  const latest = useRef({ mutateAsync, words, refusal })
  latest.current = { mutateAsync, words, refusal }

  return useMemo(() => {
    const attempt = (...[given]: OptionalIfEmpty<CallInputs<C>>): Promise<AnswerOf<C>> => {
      const wanted = given ?? ({} as CallInputs<C>)
      const inputs = JSON.stringify(wanted)
      const before = underWay.current
      if (before?.inputs === inputs) return before.answer
      const send = () => latest.current.mutateAsync(wanted)
      const answer = before ? before.answer.then(send, send) : send()
      const current = { inputs, answer }
      underWay.current = current
      const end = () => {
        if (underWay.current === current) underWay.current = undefined
      }
      answer.then(end, end)
      return answer
    }
    const run = (...inputs: OptionalIfEmpty<CallInputs<C>>): Promise<AnswerOf<C> | undefined> =>
      attempt(...inputs).catch((error) =>
        showFailure(error, latest.current.words, latest.current.refusal).then(() => undefined),
      )
    return Object.assign(run, {
      /** Rejects when the call fails. */
      attempt,
      isPending,
      isDone: isSuccess,
      /** What is under way. */
      inputs: isPending ? variables : undefined,
    })
  }, [isPending, isSuccess, variables])
}
