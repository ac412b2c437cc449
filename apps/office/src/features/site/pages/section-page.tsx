import { Button, Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import { SectionName } from '@nightshift/shared/site/site-content/content'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { SaveState } from '../site-content/editing/save-state.tsx'
import { SectionForm } from '../site-content/editing/section-form.tsx'
import { useSectionDraft } from '../site-content/editing/use-section-draft.ts'
import { PreviewPane } from '../site-content/preview/preview-pane.tsx'
import { PublishDialog } from '../site-content/publishing/publish-dialog.tsx'
import { PUBLISHING } from '../site-content/publishing/publishing.texts.ts'
import { DiscardButton, TakeBackButton } from '../site-content/publishing/section-actions.tsx'
import styles from './section-page.module.css'
import { PAGE_OF_SECTION, SITE } from './site.texts.ts'

/** The editor of the section in the address. */
export default function SectionPage() {
  const { data: section } = SectionName.safeParse(useParams().section)
  const [showsPreview, setShowsPreview] = useState(false)
  if (!section) return <Navigate to={OFFICE_PATHS.site} replace />
  return (
    <Section
      key={section}
      section={section}
      showsPreview={showsPreview}
      onTogglePreview={() => setShowsPreview(!showsPreview)}
    />
  )
}

type Props = { section: SectionName; showsPreview: boolean; onTogglePreview: () => void }

function Section({ section, showsPreview, onTogglePreview }: Props) {
  const draft = useSectionDraft(section)
  const [publishing, setPublishing] = useState(false)
  /** A confirmation, until the next edit. */
  const [done, setDone] = useState<{ words: string; about: unknown }>()
  const { state, site, sectionState } = draft
  const label = SECTION_LABELS[section]
  const confirm = (words: string) => setDone({ words, about: draft.store.state().value })
  const isUnsaved = state.saving.kind !== 'idle'
  return (
    <div className={styles.page} data-preview={showsPreview || undefined}>
      <div className={styles.editor}>
        <Title order={1}>{label}</Title>
        <SectionForm draft={draft} />
        {(!sectionState.isLive || isUnsaved) && (
          <div>
            <DiscardButton state={sectionState} onDone={confirm} />
          </div>
        )}
        <div className={styles.bar}>
          <div className={styles.state}>
            <SaveState draft={draft} />
            <p role="status" className={styles.done}>
              {done?.about === state.value ? done?.words : ''}
            </p>
          </div>
          <div className={styles.actions}>
            {sectionState.scheduled && <TakeBackButton state={sectionState} onDone={confirm} />}
            <Button variant="default" aria-pressed={showsPreview} onClick={onTogglePreview}>
              {showsPreview ? SITE.hidePreview : SITE.showPreview}
            </Button>
            <Button disabled={sectionState.isLive && !isUnsaved} onClick={() => setPublishing(true)}>
              {PUBLISHING.publish}
            </Button>
          </div>
        </div>
      </div>
      {showsPreview && (
        <div className={styles.preview}>
          <PreviewPane site={site} startPage={PAGE_OF_SECTION[section]} />
        </div>
      )}
      {publishing && (
        <PublishDialog
          sections={[section]}
          title={PUBLISHING.title(label)}
          onClose={() => setPublishing(false)}
          onDone={(words) => {
            confirm(words)
            setPublishing(false)
          }}
        />
      )}
    </div>
  )
}
