import { Badge, Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { type SiteVersion, VERSIONS_KEPT } from '@nightshift/shared/site/site-content/contract'
import { formatInZone } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Actions, Item, List } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { useEditedSite } from '../site-content/editing/use-site-drafts.ts'
import { BringBackDialog } from '../site-content/history/bring-back-dialog.tsx'
import { HISTORY } from '../site-content/history/history.texts.ts'

/** The published versions, newest first, to look at and to bring back. */
export default function HistoryPage() {
  const { site } = useEditedSite()
  const query = queryOf(SITE_CONTENT_CALLS.versions, { params: { festival: site.festivalId } })
  const versions = useQuery(query)
  const [chosen, setChosen] = useState<number>()
  return (
    <Section title={HISTORY.title} about={HISTORY.explanation(VERSIONS_KEPT)}>
      <Loaded
        query={versions}
        failed={HISTORY.loadFailed}
        empty={{ title: HISTORY.empty, text: HISTORY.emptyText }}
      >
        {(loaded) => (
          <List>
            {loaded.map((version) => (
              <Version
                key={version.number}
                version={version}
                isLive={version.number === site.version}
                onBringBack={() => setChosen(version.number)}
              />
            ))}
          </List>
        )}
      </Loaded>
      {chosen !== undefined && <BringBackDialog number={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  )
}

type Props = { version: SiteVersion; isLive: boolean; onBringBack: () => void }

function Version({ version, isLive, onBringBack }: Props) {
  const { timeZone } = useFestival()
  const { number, at, by, how, sections } = version
  const about = [
    HISTORY.how(version),
    ...(how === 'start' ? [] : [HISTORY.sections(sections)]),
    by?.name ?? HISTORY.nobody,
    formatInZone(at, 'EEE, MMM d, yyyy, h:mm a', timeZone),
  ]
  return (
    <Item
      title={
        <>
          {HISTORY.version(number)}{' '}
          {isLive && (
            <Badge variant="light" component="span" color="green">
              {HISTORY.live}
            </Badge>
          )}
        </>
      }
      about={about.join(' · ')}
    >
      <Actions>
        {' '}
        <Button
          component={Link}
          to={`${OFFICE_PATHS.sitePreview}?version=${number}`}
          variant="default"
          aria-label={HISTORY.lookAt(number)}
        >
          {HISTORY.look}
        </Button>
        {!isLive && (
          <Button variant="default" aria-label={HISTORY.bringBackOf(number)} onClick={onBringBack}>
            {HISTORY.bringBack}
          </Button>
        )}
      </Actions>{' '}
    </Item>
  )
}
