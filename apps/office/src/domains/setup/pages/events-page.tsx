import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { useState } from 'react'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { EventList } from '../positions/event-list.tsx'
import { NewEventForm } from '../positions/new-event-form.tsx'
import { POSITIONS } from '../positions/positions.texts.ts'
import { RenameEvent } from '../positions/rename-event.tsx'
import { useEvents } from '../positions/use-positions.ts'

export default function EventsPage() {
  const { events, counts } = useEvents()
  const [renamed, setRenamed] = useState<Event>()
  return (
    <Page title={ADMIN.tabs.events}>
      <NewEventForm />
      <Loaded
        query={events}
        failed={POSITIONS.loadFailed}
        empty={{ title: POSITIONS.noEvents, text: POSITIONS.noEventsText }}
      >
        {(loaded) => (
          <EventList
            events={loaded}
            counts={counts}
            positionsAt={({ id }) => `${OFFICE_PATHS.positions}?event=${id}`}
            onRename={setRenamed}
          />
        )}
      </Loaded>
      {renamed && (
        <RenameEvent
          event={events.data?.find(({ id }) => id === renamed.id) ?? renamed}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Page>
  )
}
