import type { SectionState } from '@nightshift/shared/site/site-content/contract'
import { Mark } from '../../../kit/mark.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EDITING } from '../site-content/editing/editing.texts.ts'
import { stateWords } from '../site-content/editing/state-words.ts'
import { useBlockedSections, useEditedSite } from '../site-content/editing/use-site-drafts.ts'

const MARKS = {
  live: { tone: 'ok' },
  changed: { tone: 'info', shape: 'half' },
  scheduled: { tone: 'info', shape: 'ring' },
  unsaved: { tone: 'bad', shape: 'square' },
} as const

const kindOf = ({ isLive, scheduled }: SectionState): keyof typeof MARKS =>
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

export type SectionStanding = ReturnType<typeof useSectionStates>[number]

/** The mark of where a section stands. */
export const StateMark = ({ kind }: Pick<SectionStanding, 'kind'>) => <Mark {...MARKS[kind]} />
