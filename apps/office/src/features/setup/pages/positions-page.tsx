import { Button, NativeSelect, Title } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useState } from 'react'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { NewPosition, PositionEditor } from '../positions/position-editor.tsx'
import type { EventPosition } from '../positions/position-fields.ts'
import { PositionTable } from '../positions/position-table.tsx'
import { POSITIONS } from '../positions/positions.texts.ts'
import { useEvents } from '../positions/use-positions.ts'
import styles from './settings-page.module.css'

export default function PositionsPage() {
  const { events = [], counts, error, refetch, isLoading } = useEvents()
  const [{ event }, change] = useUrlState({ event: '' })
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<EventPosition>()
  if (error && events.length === 0) {
    return (
      <NoticeState title={STATES.failedTitle} text={POSITIONS.loadFailed}>
        <StateAction label={STATES.retry} onClick={() => refetch()} />
      </NoticeState>
    )
  }
  const shown = events.filter(({ id }) => !event || String(id) === event)
  const positions = events.flatMap((each) => each.positions ?? [])
  const current = edited && (positions.find(({ id }) => id === edited.id) ?? edited)
  const newIn = (shown[0] ?? events[0])?.id

  return (
    <div className={styles.page}>
      <Title order={1}>{ADMIN.tabs.positions}</Title>
      <div className={styles.bar}>
        <NativeSelect
          label={POSITIONS.event}
          data={[
            { value: '', label: POSITIONS.allEvents },
            ...events.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={event}
          onChange={({ currentTarget }) => change({ event: currentTarget.value })}
        />
        <Button
          leftSection={<PlusIcon />}
          onClick={() =>
            newIn === undefined ? dialogs.alert({ text: POSITIONS.noEventForPosition }) : setAdding(true)
          }
        >
          {POSITIONS.addPosition}
        </Button>
      </div>
      {isLoading && <Loading />}
      {!isLoading && shown.every((each) => !each.positions?.length) && (
        <NoticeState part title={POSITIONS.noPositions} text={POSITIONS.noPositionsText} />
      )}
      {shown.some((each) => each.positions?.length) && (
        <PositionTable
          events={shown.filter((each) => each.positions?.length)}
          counts={counts}
          onEdit={setEdited}
        />
      )}
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
    </div>
  )
}
