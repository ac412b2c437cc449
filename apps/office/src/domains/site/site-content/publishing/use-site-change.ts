import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import type { EditedSite, PublicationProblem } from '@nightshift/shared/site/site-content/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import type { CallInputs, OptionalIfEmpty } from '@nightshift/ui/api/call-inputs.ts'
import { isStale } from '@nightshift/ui/api/refusal.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf, useCall } from '../../../../lib/calls.ts'
import { useEditedSite } from '../editing/use-site-drafts.ts'

type Change = (typeof SITE_CONTENT_CALLS)['publish' | 'unschedule' | 'discardDraft' | 'bringBack']

/**
 * Why a change of the site was refused: `stale` when somebody else changed it first, and the site was read again;
 * `notPublishable` for what only the server can know, such as the weight of all pictures of a page together.
 */
export type Refusal = { kind: 'stale' } | { kind: 'notPublishable'; problems: PublicationProblem[] }

function problemsIn(error: unknown): PublicationProblem[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'notPublishable') return undefined
  return (error.details as { problems: PublicationProblem[] } | undefined)?.problems
}

/**
 * A change of the site as a whole. Resolves to nothing when it is done, or after any other failure was shown in these
 * words.
 */
export function useSiteChange<const C extends Change>(
  call: C,
  words: string,
  /** At once with the changed site: what it leaves nothing to do for must not be seen. */
  onDone: (site: EditedSite, inputs: CallInputs<C>) => void,
) {
  const { site } = useEditedSite()
  const queries = useQueryClient()
  const { queryKey } = queryOf(SITE_CONTENT_CALLS.read, { params: { festival: site.festivalId } })
  const { attempt, isPending } = useCall(call, words, {
    async onDone(changed, inputs) {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, changed)
      onDone(changed, inputs)
    },
  })

  async function change(...inputs: OptionalIfEmpty<CallInputs<C>>): Promise<Refusal | undefined> {
    try {
      await attempt(...inputs)
    } catch (error) {
      if (isStale(error)) return { kind: 'stale' }
      const problems = problemsIn(error)
      if (problems) return { kind: 'notPublishable', problems }
      await showFailure(error, words)
    }
  }
  return { change, isPending }
}
