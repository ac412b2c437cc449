import { type SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { PublicationProblem } from '@nightshift/shared/site/site-content/contract'
import { problemsOf } from '@nightshift/shared/site/site-content/problems'
import type { SectionContent } from './drafts.queries.ts'

type Festival = { siteParentId: number | null }

/** Where the content of a section does not satisfy the schema. Stored content may be of an earlier release. */
export function schemaProblems(
  section: SectionName,
  content: SectionContent,
  { siteParentId }: Festival,
): PublicationProblem[] {
  if (content === null) return siteParentId ? [] : [{ section, path: '', message: 'is needed' }]
  const { error } = SiteContent.shape[section].safeParse(content)
  return (error?.issues ?? []).map(({ path, message }) => ({ section, path: path.join('.'), message }))
}

/** What keeps the content of a section from going live on the site that it becomes part of. */
export function publicationProblems(
  section: SectionName,
  content: SectionContent,
  { festival, site }: { festival: Festival; site: SiteContent },
): PublicationProblem[] {
  const invalid = schemaProblems(section, content, festival)
  if (invalid.length || content === null) return invalid
  return problemsOf(section, content as never, site).map((problem) => ({ section, ...problem }))
}
