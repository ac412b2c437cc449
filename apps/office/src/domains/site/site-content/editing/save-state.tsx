import { Button } from '@mantine/core'
import { Text } from '../../../../kit/layout.tsx'
import { useNow } from '../../../../lib/use-now.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { isBlocked } from './draft-state.ts'
import { EDITING } from './editing.texts.ts'
import { stateWords } from './state-words.ts'
import type { SectionDraft } from './use-section-draft.ts'

/** Where the section stands. Nothing counts as saved before the server has confirmed it. */
export function SaveState({ draft: { state, store, sectionState } }: { draft: SectionDraft }) {
  const { timeZone } = useFestival()
  const now = useNow()
  const { saving, savedOnce } = state
  return (
    <>
      <Text status tone={isBlocked(state) ? 'bad' : undefined}>
        {saving.kind === 'idle' && (
          <>
            <strong>{stateWords(sectionState, timeZone, new Date(now))}</strong>{' '}
            {savedOnce && <span>{EDITING.saved}</span>}
          </>
        )}
        {(saving.kind === 'waiting' || saving.kind === 'sending') && EDITING.saving}
        {saving.kind === 'invalid' && EDITING.notSaved(EDITING.invalid)}
        {saving.kind === 'conflict' && EDITING.notSaved(EDITING.conflict)}
        {saving.kind === 'failed' && EDITING.notSaved(saving.why)}
      </Text>
      {saving.kind === 'failed' && (
        <Button variant="default" onClick={() => store.retry()}>
          {EDITING.retry}
        </Button>
      )}
    </>
  )
}
