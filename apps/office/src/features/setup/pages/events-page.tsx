import { Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useState } from 'react'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { EventCards } from '../positions/event-cards.tsx'
import { NewEventForm } from '../positions/new-event-form.tsx'
import { POSITIONS } from '../positions/positions.texts.ts'
import { RenameEvent } from '../positions/rename-event.tsx'
import { useEvents } from '../positions/use-positions.ts'
import styles from './settings-page.module.css'

export default function EventsPage() {
  const { events, counts, error, refetch } = useEvents()
  const [renamed, setRenamed] = useState<Event>()
  if (!events && error) {
    return (
      <NoticeState title={STATES.failedTitle} text={POSITIONS.loadFailed}>
        <StateAction label={STATES.retry} onClick={() => refetch()} />
      </NoticeState>
    )
  }
  return (
    <div className={styles.page}>
      <Title order={1}>{ADMIN.tabs.events}</Title>
      <NewEventForm />
      {!events && <Loading />}
      {events?.length === 0 && <NoticeState part title={POSITIONS.noEvents} text={POSITIONS.noEventsText} />}
      {events && (
        <EventCards
          events={events}
          counts={counts}
          positionsAt={({ id }) => `${OFFICE_PATHS.positions}?event=${id}`}
          onRename={setRenamed}
        />
      )}
      {renamed && (
        <RenameEvent
          event={events?.find(({ id }) => id === renamed.id) ?? renamed}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </div>
  )
}
