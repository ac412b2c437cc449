import { Button, Menu, Title, VisuallyHidden } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import { SectionName } from '@nightshift/shared/site/site-content/content'
import { ChevronDownIcon } from '@nightshift/ui/icon.tsx'
import { useState } from 'react'
import { Link, Navigate, NavLink, useParams } from 'react-router'
import { Actions, Stack } from '../../../kit/layout.tsx'
import { SaveState } from '../site-content/editing/save-state.tsx'
import { SectionForm } from '../site-content/editing/section-form.tsx'
import { useSectionDraft } from '../site-content/editing/use-section-draft.ts'
import { PreviewPane } from '../site-content/preview/preview-pane.tsx'
import { PublishDialog } from '../site-content/publishing/publish-dialog.tsx'
import { PUBLISHING } from '../site-content/publishing/publishing.texts.ts'
import { DiscardButton, TakeBackButton } from '../site-content/publishing/section-actions.tsx'
import { type SectionStanding, StateMark, useSectionStates } from './section-states.tsx'
import styles from './site.module.css'
import { PAGE_OF_SECTION, SITE } from './site.texts.ts'

/** The editor of the section in the address, beside the list of all. */
export default function SectionPage() {
  const { data: section } = SectionName.safeParse(useParams().section)
  const [showsPreview, setShowsPreview] = useState(false)
  if (!section) return <Navigate to={OFFICE_PATHS.site} replace />
  return (
    <div className={styles.page} data-preview={showsPreview || undefined}>
      <Parts current={section} />
      <Editor
        key={section}
        section={section}
        showsPreview={showsPreview}
        onTogglePreview={() => setShowsPreview(!showsPreview)}
      />
    </div>
  )
}

const pathOf = (name: SectionName) => `${OFFICE_PATHS.site}/${name}`

/** The sections: a list, and a menu where the screen is narrow or the preview takes the place of the list. */
function Parts({ current }: { current: SectionName }) {
  const states = useSectionStates()
  return (
    <nav className={styles.parts} aria-label={SITE.navigation}>
      <div className={styles.links}>
        {states.map((state) => (
          <NavLink key={state.name} to={pathOf(state.name)} className={styles.link}>
            {SECTION_LABELS[state.name]}
            <Difference state={state} />
          </NavLink>
        ))}
      </div>
      <Menu width="target" withinPortal={false}>
        <Menu.Target>
          <Button
            className={styles.menu}
            variant="default"
            fullWidth
            justify="space-between"
            rightSection={<ChevronDownIcon />}
          >
            {SECTION_LABELS[current]}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
          {states.map((state) => (
            <Menu.Item
              key={state.name}
              component={Link}
              to={pathOf(state.name)}
              aria-current={state.name === current ? 'page' : undefined}
              rightSection={<Difference state={state} />}
            >
              {SECTION_LABELS[state.name]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}

/** Marks a section that is not live, with the words for screen readers. */
const Difference = ({ state }: { state: SectionStanding }) =>
  state.kind !== 'live' && (
    <>
      <StateMark kind={state.kind} />
      <VisuallyHidden>, {state.words}</VisuallyHidden>
    </>
  )

type Props = { section: SectionName; showsPreview: boolean; onTogglePreview: () => void }

function Editor({ section, showsPreview, onTogglePreview }: Props) {
  const draft = useSectionDraft(section)
  const [publishing, setPublishing] = useState(false)
  const { state, site, sectionState } = draft
  const label = SECTION_LABELS[section]
  const isUnsaved = state.saving.kind !== 'idle'
  const isLive = sectionState.isLive && !isUnsaved
  return (
    <>
      <div className={styles.editor}>
        <Title order={2} className={styles.title}>
          {label}
        </Title>
        <div className={styles.form}>
          <Stack>
            <SectionForm draft={draft} />
            {!isLive && (
              <Actions start>
                <DiscardButton state={sectionState} />
              </Actions>
            )}
          </Stack>
        </div>
        <Actions sticky>
          <SaveState draft={draft} />
          {sectionState.scheduled && <TakeBackButton state={sectionState} />}
          <Button variant="default" aria-pressed={showsPreview} onClick={onTogglePreview}>
            {showsPreview ? SITE.hidePreview : SITE.showPreview}
          </Button>
          <Button disabled={isLive} onClick={() => setPublishing(true)}>
            {PUBLISHING.publish}
          </Button>
        </Actions>
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
        />
      )}
    </>
  )
}
