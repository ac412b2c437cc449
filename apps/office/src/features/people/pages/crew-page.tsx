import { Title } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { INVITATIONS_CALLS } from '@nightshift/shared/hiring/invitations/calls'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
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
import styles from './crew-page.module.css'
import { EmployeeSections } from './employee-sections.tsx'

/** Chooses earlier crew and exports personal links to the application form for them. */
export default function CrewPage() {
  return can(useMe(), 'employees.invite') ? <Crew /> : <Navigate to={OFFICE_PATHS.employees} replace />
}

function Crew() {
  const { id, timeZone } = useFestival()
  const { data: crew, error, refetch } = useQuery(queryOf(INVITATIONS_CALLS.crew, { params: { id } }))
  useFailureAlert(error, INVITATIONS.loadFailed)
  const [view, change] = useUrlState(FIRST_VIEW)
  const { selected, tick, clear } = useSelection(crew ?? [])
  const { exportLinks, isPending } = useInvite()
  const [done, setDone] = useState('')
  const shown = crew ? listed(crew, view) : []

  async function exportSelected() {
    if (isPending) return
    const words = await exportLinks([...selected])
    if (words === undefined) return
    setDone(words)
    clear()
  }

  return (
    <div className={styles.page}>
      <Title order={1}>{ADMIN.tabs.employees}</Title>
      <EmployeeSections />
      <div className={styles.head}>
        <Title order={2}>{INVITATIONS.title}</Title>
        <p role="status" className={styles.count}>
          {crew && INVITATIONS.count(shown.length)}
        </p>
      </div>
      <p className={styles.explanation}>{INVITATIONS.explanation}</p>
      <p role="status" className={done ? styles.done : undefined}>
        {done}
      </p>
      {crew && crew.length > 0 && (
        <>
          <CrewFilters view={view} positions={positionsOf(crew)} onChange={change} />
          <InviteBar
            shown={shown}
            selected={selected}
            busy={isPending}
            onTick={tick}
            onExport={exportSelected}
          />
          <CrewList crew={shown} selected={selected} timeZone={timeZone} onTick={tick} />
        </>
      )}
      {crew?.length === 0 && <NoticeState part title={INVITATIONS.none} text={INVITATIONS.noneText} />}
      {crew && crew.length > 0 && shown.length === 0 && isFiltered(view) && (
        <NoticeState part title={INVITATIONS.noneFound} text={INVITATIONS.noneFoundText}>
          <StateAction
            label={INVITATIONS.clearFilters}
            onClick={() => change({ ...FIRST_VIEW, sort: view.sort })}
          />
        </NoticeState>
      )}
      {!crew && !error && <Loading />}
      {!crew && error && (
        <NoticeState part title={STATES.failedTitle} text={INVITATIONS.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </div>
  )
}
