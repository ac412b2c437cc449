import type { SectionState } from '@nightshift/shared/site/site-content/contract'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EDITING } from '../site-content/editing/editing.texts.ts'
import { stateWords } from '../site-content/editing/state-words.ts'
import { useBlockedSections, useEditedSite } from '../site-content/editing/use-site-drafts.ts'

const kindOf = ({ isLive, scheduled }: SectionState) =>
  scheduled ? 'scheduled' : isLive ? 'live' : 'changed'

/** Where each section stands, in words. */
export function useSectionStates() {
  const { site, drafts } = useEditedSite()
  const { timeZone } = useFestival()
  const now = new Date(useNow())
  const blocked = useBlockedSections(drafts).split(',')
  return site.sections.map((state) =>
    blocked.includes(state.name)
      ? { ...state, kind: 'unsaved' as const, words: EDITING.notSavedShort }
      : { ...state, kind: kindOf(state), words: stateWords(state, timeZone, now) },
  )
}
