import { Anchor, Button, Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import { formatDateTime } from '@nightshift/shared/time'
import { useState } from 'react'
import { Link } from 'react-router'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { useEditedSite } from '../site-content/editing/use-site-drafts.ts'
import { HISTORY } from '../site-content/history/history.texts.ts'
import { PublishDialog } from '../site-content/publishing/publish-dialog.tsx'
import { PUBLISHING } from '../site-content/publishing/publishing.texts.ts'
import { TakeBackButton } from '../site-content/publishing/section-actions.tsx'
import styles from './overview-page.module.css'
import { SITE } from './site.texts.ts'
import { useSectionStates } from './use-section-states.ts'

type State = ReturnType<typeof useSectionStates>[number]

/** The address of a host that this server answers on the port of this page. */
const addressOf = (hostName: string) => {
  const { protocol, port } = window.location
  return `${protocol}//${hostName}${port && `:${port}`}`
}

/** A section that is scheduled stays out of the publication of everything else. */
const isToPublish = ({ isLive, scheduled }: State) => !isLive && !scheduled

/** Every section with its state, and the site as a whole. */
export default function OverviewPage() {
  const { site } = useEditedSite()
  const { enableHome } = useFestival()
  const states = useSectionStates()
  const [publishing, setPublishing] = useState(false)
  const [done, setDone] = useState('')
  const changed = states.filter(isToPublish)
  const address = addressOf(site.hostName)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Title order={1}>{ADMIN.tabs.site}</Title>
        <Button disabled={!changed.length} onClick={() => setPublishing(true)}>
          {PUBLISHING.publishAll}
        </Button>
      </div>
      {!enableHome && (
        <p className={styles.off}>
          {SITE.off} <Link to={OFFICE_PATHS.general}>{SITE.offLink}</Link>
        </p>
      )}
      <div className={styles.facts}>
        <p>
          {SITE.address}: <Anchor href={address}>{address}</Anchor>
        </p>
        <p>
          {SITE.version(site.version)} {changed.length ? SITE.notLive(changed.length) : SITE.allLive}
        </p>
        <p role="status" className={styles.done}>
          {done}
        </p>
        <div className={styles.links}>
          <Button component={Link} to={OFFICE_PATHS.sitePreview} variant="default">
            {SITE.preview}
          </Button>
          <Button component={Link} to={OFFICE_PATHS.siteHistory} variant="default">
            {HISTORY.title}
          </Button>
        </div>
      </div>
      <ul className={styles.sections} aria-label={SITE.sections}>
        {states.map((state) => (
          <Row key={state.name} state={state} onDone={setDone} />
        ))}
      </ul>
      {publishing && (
        <PublishDialog
          sections={changed.map(({ name }) => name)}
          title={PUBLISHING.titleAll}
          onClose={() => setPublishing(false)}
          onDone={(words) => {
            setDone(words)
            setPublishing(false)
          }}
        />
      )}
    </div>
  )
}

function Row({ state, onDone }: { state: State; onDone: (words: string) => void }) {
  const { site } = useEditedSite()
  const { timeZone } = useFestival()
  const { name, kind, words, editedAt, editedBy, scheduled } = state
  const shared = site.draft[name] === null && site.parent
  return (
    <li className={styles.row}>
      <Link to={`${OFFICE_PATHS.site}/${name}`} className={styles.name}>
        <strong>{SECTION_LABELS[name]}</strong>
        <span>{shared ? SITE.same(shared.name) : SITE.about[name]}</span>
      </Link>
      <p className={styles.state}>
        <span className={styles.words} data-kind={kind}>
          {words}
        </span>
        <span className={styles.edited}>
          {editedAt
            ? SITE.edited(editedBy?.name ?? SITE.somebody, formatDateTime(editedAt, timeZone))
            : !site.version && SITE.neverEdited}
        </span>
      </p>
      {scheduled && (
        <div className={styles.action}>
          <TakeBackButton state={state} onDone={onDone} />
        </div>
      )}
    </li>
  )
}
