import { Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Event } from '@nightshift/shared/positions/contract'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useState } from 'react'
import { EventCards } from '../../features/positions/event-cards.tsx'
import { NewEventForm } from '../../features/positions/new-event-form.tsx'
import { POSITIONS } from '../../features/positions/positions.texts.ts'
import { RenameEvent } from '../../features/positions/rename-event.tsx'
import { useEvents } from '../../features/positions/use-positions.ts'
import { ADMIN } from './admin.texts.ts'
import styles from './general/settings-page.module.css'

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
