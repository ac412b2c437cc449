import type { SectionName } from '@nightshift/shared/site-content/content'
import type { EditedSite, Publication, PublicationProblem } from '@nightshift/shared/site-content/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { isStale } from '@nightshift/ui/api/refusal.ts'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEditedSite } from '../editing/use-site-drafts.ts'
import { bringBackVersion, discardDraft, publishSections, siteQuery, takeBackScheduled } from '../site.api.ts'

/**
 * The result of a change of the site: `stale` when somebody else changed it first, and the site was read again; `refused`
 * for what only the server can know, such as the weight of all pictures of a page together.
 */
type Outcome =
  | { kind: 'done'; site: EditedSite }
  | { kind: 'stale' }
  | { kind: 'refused'; problems: PublicationProblem[] }
  | { kind: 'failed' }

function problemsIn(error: unknown): PublicationProblem[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'notPublishable') return undefined
  return (error.details as { problems: PublicationProblem[] } | undefined)?.problems
}

/** What is done to the site as a whole. A failure is shown here. */
export function usePublishing() {
  const { site, drafts } = useEditedSite()
  const queries = useQueryClient()
  const { queryKey } = siteQuery(site.festivalId)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (call: () => Promise<EditedSite>) => call(),
  })

  async function change(call: () => Promise<EditedSite>, failed: string): Promise<Outcome> {
    try {
      const changed = await mutateAsync(call)
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, changed)
      // The list of versions.
      queries.invalidateQueries({ queryKey, refetchType: 'active' })
      return { kind: 'done', site: changed }
    } catch (error) {
      if (isStale(error)) {
        await queries.invalidateQueries({ queryKey })
        return { kind: 'stale' }
      }
      const problems = problemsIn(error)
      if (problems) return { kind: 'refused', problems }
      await tellFailure(error, failed)
      return { kind: 'failed' }
    }
  }
  const { festivalId } = site
  return {
    isPending,
    publish: (publication: Publication, failed: string) =>
      change(() => publishSections(festivalId, publication), failed),
    takeBack: (section: SectionName, failed: string) =>
      change(() => takeBackScheduled(festivalId, section), failed),
    async discard(section: SectionName, failed: string) {
      const { revision } = drafts.of(section).state().latest
      const outcome = await change(() => discardDraft(festivalId, section, revision), failed)
      if (outcome.kind === 'done') drafts.reset(section, outcome.site)
      return outcome
    },
    bringBack: (number: number, failed: string) => change(() => bringBackVersion(festivalId, number), failed),
  }
}
