import { type OwnContent, SECTION_NAMES, type SectionName, SiteContent } from '../content.ts'

type SectionContent = OwnContent[SectionName]

/**
 * Stored content with what the schema of this release refuses replaced by the fallback: content of an earlier release
 * must not break the pages of visitors, nor the editors that can mend it.
 */
export const readStored = (stored: OwnContent, fallback: OwnContent) =>
  Object.fromEntries(
    SECTION_NAMES.map((name) => [name, readStoredSection(name, stored[name], fallback[name])]),
  ) as OwnContent

/** Replaces the refused fields of a section, or the whole section where that does not suffice. */
export function readStoredSection(
  name: SectionName,
  stored: SectionContent | undefined,
  fallback: SectionContent,
): SectionContent {
  // That of the parent festival.
  if (stored === null) return null
  const schema = SiteContent.shape[name]
  const { error } = schema.safeParse(stored)
  if (!error) return stored as SectionContent
  if (!stored || !fallback) return fallback
  const refused = new Set(error.issues.map(({ path }) => path[0]))
  const kept = Object.entries(stored).filter(([field]) => field in fallback && !refused.has(field))
  return schema.safeParse({ ...fallback, ...Object.fromEntries(kept) }).data ?? fallback
}
