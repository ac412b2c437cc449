import { Anchor, Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import { formatInZone } from '@nightshift/shared/time'
import { useState } from 'react'
import { Link } from 'react-router'
import { DataTable } from '../../../kit/data-table.tsx'
import { Item, List, Text } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { useEditedSite } from '../site-content/editing/use-site-drafts.ts'
import { PublishDialog } from '../site-content/publishing/publish-dialog.tsx'
import { PUBLISHING } from '../site-content/publishing/publishing.texts.ts'
import { TakeBackButton } from '../site-content/publishing/section-actions.tsx'
import { type SectionStanding, StateMark, useSectionStates } from './section-states.tsx'
import styles from './site.module.css'
import { SITE } from './site.texts.ts'

/** Every section with its state, and the site as a whole. */
export default function OverviewPage() {
  const { site } = useEditedSite()
  const { enableHome } = useFestival()
  const states = useSectionStates()
  const [publishing, setPublishing] = useState(false)
  // A section that is scheduled stays out of the publication of everything else.
  const changed = states.filter(({ isLive, scheduled }) => !isLive && !scheduled)
  const scheduled = states.filter((state) => state.scheduled)
  return (
    <>
      {!enableHome && (
        <Text tone="warn">
          {SITE.off}{' '}
          <Anchor component={Link} to={OFFICE_PATHS.general} inherit c="inherit" underline="always">
            {SITE.offLink}
          </Anchor>
        </Text>
      )}
      <Section
        title={SITE.version(site.version)}
        about={changed.length ? SITE.notLive(changed.length) : SITE.allLive}
        tools={
          <Button disabled={!changed.length} onClick={() => setPublishing(true)}>
            {PUBLISHING.publishAll}
          </Button>
        }
      >
        <nav aria-label={SITE.navigation}>
          <SectionTable states={states} />
        </nav>
      </Section>
      {scheduled.length > 0 && (
        <Section title={SITE.next}>
          <List>
            {scheduled.map((state) => (
              <Item
                key={state.name}
                title={SECTION_LABELS[state.name]}
                about={state.words}
                before={<StateMark kind="scheduled" />}
              >
                <TakeBackButton state={state} />
              </Item>
            ))}
          </List>
        </Section>
      )}
      {publishing && (
        <PublishDialog
          sections={changed.map(({ name }) => name)}
          title={PUBLISHING.titleAll}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  )
}

function SectionTable({ states }: { states: SectionStanding[] }) {
  const { site } = useEditedSite()
  const { timeZone } = useFestival()
  const { columns } = SITE
  return (
    <DataTable
      label={SITE.sections}
      rows={states}
      keyOf={({ name }) => name}
      columns={[
        {
          label: columns.section,
          value: ({ name }) => (
            <Link to={`${OFFICE_PATHS.site}/${name}`} className={styles.name}>
              {SECTION_LABELS[name]}
              <small>
                {site.draft[name] === null && site.parent ? SITE.same(site.parent.name) : SITE.about[name]}
              </small>
            </Link>
          ),
        },
        {
          label: columns.state,
          value: ({ kind, words }) => (
            <span className={styles.state} data-kind={kind}>
              <StateMark kind={kind} />
              {words}
            </span>
          ),
        },
        {
          label: columns.editedBy,
          value: ({ editedAt, editedBy }) => editedAt && (editedBy?.name ?? SITE.somebody),
        },
        {
          label: columns.editedAt,
          value: ({ editedAt }) => editedAt && formatInZone(editedAt, 'EEE, MMM d, yyyy, h:mm a', timeZone),
        },
      ]}
    />
  )
}
