import { Button } from '@mantine/core'
import { useNow } from '../../../../lib/use-now.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import styles from './editing.module.css'
import { EDITING } from './editing.texts.ts'
import { stateWords } from './state-words.ts'
import type { SectionDraft } from './use-section-draft.ts'

/** Where the section stands. Nothing counts as saved before the server has confirmed it. */
export function SaveState({ draft: { state, store, sectionState } }: { draft: SectionDraft }) {
  const { timeZone } = useFestival()
  const now = useNow()
  const { saving, savedOnce } = state
  const words = stateWords(sectionState, timeZone, new Date(now))
  return (
    <div className={styles.state}>
      <p role="status" className={styles.stateWords} data-kind={saving.kind}>
        {saving.kind === 'idle' && (
          <>
            <strong>{words}</strong>
            {savedOnce && <span className={styles.saved}>{EDITING.saved}</span>}
          </>
        )}
        {(saving.kind === 'waiting' || saving.kind === 'sending') && EDITING.saving}
        {saving.kind === 'invalid' && EDITING.notSaved(EDITING.invalid)}
        {saving.kind === 'conflict' && EDITING.notSaved(EDITING.conflict)}
        {saving.kind === 'failed' && EDITING.notSaved(saving.why)}
      </p>
      {saving.kind === 'failed' && (
        <Button variant="default" onClick={() => store.retry()}>
          {EDITING.retry}
        </Button>
      )}
    </div>
  )
}
