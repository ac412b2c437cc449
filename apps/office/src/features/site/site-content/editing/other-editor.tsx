import { Button } from '@mantine/core'
import { useMe } from '../../../access/auth/use-auth.ts'
import { isBehind } from './draft-state.ts'
import styles from './editing.module.css'
import { EDITING } from './editing.texts.ts'
import type { SectionDraft } from './use-section-draft.ts'

const { editing } = EDITING

/** Says that somebody else changed the section while its form is in use. */
export function OtherEditor({ draft: { state, store } }: { draft: SectionDraft }) {
  const me = useMe()
  if (!isBehind(state) || state.saving.kind === 'conflict') return null
  const { editedBy } = state.latest
  const words = editedBy
    ? editedBy.id === me.id
      ? editing.self
      : editing.other(editedBy.name)
    : editing.nobody
  return (
    <div role="status" className={styles.other}>
      <span>{words}</span>
      {state.saving.kind === 'idle' && (
        <Button variant="default" onClick={store.takeTheirs}>
          {editing.show}
        </Button>
      )}
    </div>
  )
}
