import { can } from '@nightshift/shared/access'
import { INVITATIONS_CALLS } from '@nightshift/shared/hiring/invitations/calls'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { CrewFilters } from '../../hiring/invitations/crew-filters.tsx'
import { CrewList } from '../../hiring/invitations/crew-list.tsx'
import { FIRST_VIEW, isFiltered, listed, positionsOf } from '../../hiring/invitations/crew-view.ts'
import { INVITATIONS } from '../../hiring/invitations/invitations.texts.ts'
import { InviteBar } from '../../hiring/invitations/invite-bar.tsx'
import { useInvite } from '../../hiring/invitations/use-invite.ts'
import { useSelection } from '../../hiring/invitations/use-selection.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EmployeeSections } from './employee-sections.tsx'

/** Chooses earlier crew and exports personal links to the application form for them. */
export default function CrewPage() {
  return can(useMe(), 'employees.invite') ? <Crew /> : <Navigate to={OFFICE_PATHS.employees} replace />
}

function Crew() {
  const { id, timeZone } = useFestival()
  const crew = useQuery(queryOf(INVITATIONS_CALLS.crew, { params: { id } }))
  useFailureAlert(crew.error, INVITATIONS.loadFailed)
  const [view, change] = useUrlState(FIRST_VIEW)
  const { selected, tick, clear } = useSelection(crew.data ?? [])
  const { exportLinks, isPending } = useInvite()
  const [done, setDone] = useState('')
  const shown = crew.data ? listed(crew.data, view) : []

  async function exportSelected() {
    if (isPending) return
    const words = await exportLinks([...selected])
    if (words === undefined) return
    setDone(words)
    clear()
  }

  return (
    <Page title={ADMIN.tabs.employees} sections={<EmployeeSections />}>
      <Section
        title={INVITATIONS.title}
        about={INVITATIONS.explanation}
        tools={
          <Text quiet status>
            {crew.data && INVITATIONS.count(shown.length)}
          </Text>
        }
      >
        <Text status>{done}</Text>
        <Loaded
          query={crew}
          failed={INVITATIONS.loadFailed}
          empty={{ title: INVITATIONS.none, text: INVITATIONS.noneText }}
        >
          {(everybody) => (
            <>
              <CrewFilters view={view} positions={positionsOf(everybody)} onChange={change} />
              <InviteBar
                shown={shown}
                selected={selected}
                busy={isPending}
                onTick={tick}
                onExport={exportSelected}
              />
              <CrewList crew={shown} selected={selected} timeZone={timeZone} onTick={tick} />
              {shown.length === 0 && isFiltered(view) && (
                <NoticeState part title={INVITATIONS.noneFound} text={INVITATIONS.noneFoundText}>
                  <StateAction
                    label={INVITATIONS.clearFilters}
                    onClick={() => change({ ...FIRST_VIEW, sort: view.sort })}
                  />
                </NoticeState>
              )}
            </>
          )}
        </Loaded>
      </Section>
    </Page>
  )
}
