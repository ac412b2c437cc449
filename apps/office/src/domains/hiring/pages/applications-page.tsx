import { Anchor } from '@mantine/core'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { SeasonPicker } from '../../../kit/season-picker.tsx'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../setup/positions/positions.api.ts'
import { HireDialog } from '../hire/hire-dialog.tsx'
import { useKnownPeople } from '../known/use-known-people.ts'
import { applicationsQuery } from '../review/applications.api.ts'
import { HIRING } from '../review/hiring.texts.ts'
import { ApplicationFilters } from '../review/list/application-filters.tsx'
import { ApplicationList } from '../review/list/application-list.tsx'
import { LimitNotice } from '../review/list/limit-notice.tsx'
import { filterApplications, NO_FILTERS, placesOf, readApplications } from '../review/list/listed.ts'
import { useNoteDrafts } from '../review/list/use-note-drafts.ts'

export default function ApplicationsPage() {
  const { enableApps } = useFestival()
  const [filters, change] = useUrlState(NO_FILTERS)
  const { listed, seasons, season, events, error, eventsError, again } = useApplications(filters.season)
  const known = useKnownPeople(listed?.[0]?.application.seasonId)
  const [hiringId, setHiringId] = useState<number>()
  const [hired, setHired] = useState('')
  const drafts = useNoteDrafts()
  const places = useMemo(() => [...placesOf(events)].map(([id, { label }]) => ({ id, label })), [events])
  const openHire = useCallback((id: number) => setHiringId(id), [])
  useFailureAlert(error, HIRING.loadFailed)
  useFailureAlert(eventsError, HIRING.positionsFailed)

  const shown = listed ? filterApplications(listed, filters, season) : []
  const hiring = listed?.find(({ application }) => application.id === hiringId)
  const like = filters.same && listed?.find(({ application }) => String(application.id) === filters.same)

  return (
    <Page title={ADMIN.tabs.applications} count={listed ? HIRING.count(shown.length) : ''}>
      <LimitNotice />
      {!enableApps && <Text quiet>{HIRING.off}</Text>}
      <Text status tone="info">
        {hired}
      </Text>
      {like ? (
        <Text>
          {HIRING.duplicatesOf(like.name)}{' '}
          <Anchor component={Link} to={filters.season ? `?season=${filters.season}` : '?'}>
            {HIRING.showAll}
          </Anchor>
        </Text>
      ) : (
        <ApplicationFilters
          filters={filters}
          change={change}
          events={events}
          season={season}
          picker={
            <SeasonPicker
              seasons={seasons}
              chosen={season}
              onChoose={(year) => change({ season: year, status: '' })}
            />
          }
        />
      )}
      <Loaded
        query={{ data: listed && shown, error: error ?? eventsError, refetch: again }}
        failed={error ? HIRING.loadFailed : HIRING.positionsFailed}
        empty={{ title: HIRING.empty, text: HIRING.emptyText }}
      >
        {(applications) => (
          <ApplicationList
            applications={applications}
            known={known}
            places={places}
            drafts={drafts}
            onHire={openHire}
            season={filters.season}
            closedAt={season?.closedAt ?? null}
          />
        )}
      </Loaded>
      {hiring && (
        <HireDialog
          listed={hiring}
          events={events}
          department={filters.department}
          onClose={() => setHiringId(undefined)}
          onHired={(message) => {
            setHired(message)
            setHiringId(undefined)
          }}
        />
      )}
    </Page>
  )
}

/** The applications to the season of a year, or to the current one, and the departments, refreshed by live events. */
function useApplications(year: string) {
  const { id, timeZone } = useFestival()
  const { seasons, chosen: season, error: seasonsError, refetch: refetchSeasons } = useSeasons(year)
  const sent = useQuery(applicationsQuery(id, season?.id))
  const { data: events, error: eventsError, refetch } = useQuery(eventsQuery(id))
  const listed = useMemo(
    () => sent.data && events && readApplications(sent.data, events, timeZone),
    [sent.data, events, timeZone],
  )
  const again = () => Promise.all([seasonsError ? refetchSeasons() : sent.refetch(), refetch()])
  return {
    listed,
    seasons,
    season,
    events: events ?? [],
    error: sent.error ?? seasonsError,
    eventsError,
    again,
  }
}
