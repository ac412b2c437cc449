import { Alert, Button } from '@mantine/core'
import { changesOf } from '@nightshift/shared/site/site-content/changes/changes'
import { formatDateTime } from '@nightshift/shared/time'
import { useEffect, useRef } from 'react'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { ChangeList } from '../publishing/change-list.tsx'
import styles from './editing.module.css'
import { EDITING } from './editing.texts.ts'
import type { SectionDraft } from './use-section-draft.ts'

const { collision } = EDITING

/** Two people changed a section: both versions, field by field, and the choice between them. */
export function CollisionPanel({ draft: { section, site, state, store } }: { draft: SectionDraft }) {
  const { timeZone } = useFestival()
  const me = useMe()
  const panel = useRef<HTMLDivElement>(null)
  const { editedBy, editedAt, content } = state.latest
  const name = editedBy?.id === me.id ? collision.you : (editedBy?.name ?? collision.somebody)
  const changes = changesOf(section, state.value as never, content as never, {
    timeZone,
    parent: site.parent,
  })
  // In braces: browsers return a promise from it, which React would take for a clean-up function.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={panel} color="ember" title={collision.title} role="alert">
      <p className={styles.who}>
        {collision.changedBy(name, editedAt ? formatDateTime(editedAt, timeZone) : '')}
      </p>
      <h2 className={styles.smallTitle}>{collision.theirs}</h2>
      {changes.length ? (
        <ChangeList changes={changes} captions={{ before: collision.yours, after: collision.other }} />
      ) : (
        <p className={styles.hint}>{collision.same}</p>
      )}
      <div className={styles.choices}>
        <div>
          <Button onClick={() => store.keepMine()}>{collision.keepMine}</Button>
          <p className={styles.hint}>{collision.keepMineHint}</p>
        </div>
        <div>
          <Button variant="default" onClick={store.takeTheirs}>
            {collision.takeTheirs}
          </Button>
          <p className={styles.hint}>{collision.takeTheirsHint}</p>
        </div>
      </div>
    </Alert>
  )
}
