import { Button, NativeSelect } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { useState } from 'react'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { NewPosition, PositionEditor } from '../positions/position-editor.tsx'
import type { EventPosition } from '../positions/position-fields.ts'
import { PositionTable, positionsOf } from '../positions/position-table.tsx'
import { POSITIONS } from '../positions/positions.texts.ts'
import { useEvents } from '../positions/use-positions.ts'

export default function PositionsPage() {
  const { events: query, counts } = useEvents()
  const events = query.data ?? []
  const [{ event }, change] = useUrlState({ event: '' })
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<EventPosition>()
  const shown = events.filter(({ id }) => !event || String(id) === event)
  const positions = events.flatMap((each) => each.positions ?? [])
  const current = edited && (positions.find(({ id }) => id === edited.id) ?? edited)
  const newIn = (shown[0] ?? events[0])?.id

  return (
    <Page
      title={ADMIN.tabs.positions}
      tools={
        <Button
          leftSection={<PlusIcon />}
          onClick={() =>
            newIn === undefined ? dialogs.alert({ text: POSITIONS.noEventForPosition }) : setAdding(true)
          }
        >
          {POSITIONS.addPosition}
        </Button>
      }
    >
      <NativeSelect
        maw="20rem"
        label={POSITIONS.event}
        data={[
          { value: '', label: POSITIONS.allEvents },
          ...events.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={event}
        onChange={({ currentTarget }) => change({ event: currentTarget.value })}
      />
      <Loaded
        query={{ ...query, data: query.data && shown.flatMap(positionsOf) }}
        failed={POSITIONS.loadFailed}
        empty={{ title: POSITIONS.noPositions, text: POSITIONS.noPositionsText }}
      >
        {(rows) => <PositionTable rows={rows} counts={counts} onEdit={setEdited} />}
      </Loaded>
      {adding && newIn !== undefined && (
        <NewPosition events={events} eventId={newIn} onClose={() => setAdding(false)} />
      )}
      {current && (
        <PositionEditor
          key={current.id}
          position={current}
          events={events}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}
