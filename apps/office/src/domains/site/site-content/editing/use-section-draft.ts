import type { SectionName } from '@nightshift/shared/site/site-content/content'
import { useMemo, useSyncExternalStore } from 'react'
import { sectionProblems } from './section-problems.ts'
import { useEditedSite } from './use-site-drafts.ts'

export type SectionDraft = ReturnType<typeof useSectionDraft>

/** The draft of a section, what is wrong with it, and how to change it. Edits save themselves. */
export function useSectionDraft(section: SectionName) {
  const { site, drafts } = useEditedSite()
  const store = drafts.of(section)
  const state = useSyncExternalStore(drafts.subscribe, store.state)
  const { value } = state
  const problems = useMemo(
    () => (value === null ? { invalid: [], unready: [] } : sectionProblems(section, value)),
    [section, value],
  )
  const sectionState = site.sections.find(({ name }) => name === section)!
  return { section, site, store, state, sectionState, problems }
}
