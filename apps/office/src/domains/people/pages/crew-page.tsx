import { Button, Checkbox } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { INVITATIONS_CALLS } from '@nightshift/shared/hiring/invitations/calls'
import type { CrewMember } from '@nightshift/shared/hiring/invitations/contract'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { ChoiceFilter, Filters, NumberFilter, optionsOf, TextFilter } from '../../../kit/filters.tsx'
import { Actions, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { CrewList } from '../../hiring/invitations/crew-list.tsx'
import {
  type CrewView,
  FIRST_VIEW,
  listed,
  noteOf,
  positionsOf,
  sortOf,
} from '../../hiring/invitations/crew-view.ts'
import { INVITATIONS } from '../../hiring/invitations/invitations.texts.ts'
import { useInvite } from '../../hiring/invitations/use-invite.ts'
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
    <Page
      title={ADMIN.tabs.employees}
      count={crew.data ? INVITATIONS.count(shown.length) : ''}
      sections={<EmployeeSections />}
    >
      <Text quiet>{INVITATIONS.explanation}</Text>
      <Loaded
        query={crew}
        failed={INVITATIONS.loadFailed}
        empty={{ title: INVITATIONS.none, text: INVITATIONS.noneText }}
      >
        {(everybody) => (
          <>
            <CrewFilters view={view} positions={positionsOf(everybody)} onChange={change} />
            {shown.length > 0 ? (
              <CrewList crew={shown} selected={selected} timeZone={timeZone} onTick={tick} />
            ) : (
              <NoticeState part title={INVITATIONS.noneFound} text={INVITATIONS.noneFoundText}>
                <StateAction
                  label={INVITATIONS.clearFilters}
                  onClick={() => change({ ...FIRST_VIEW, sort: view.sort })}
                />
              </NoticeState>
            )}
            <InviteActions
              shown={shown}
              selected={selected}
              done={done}
              busy={isPending}
              onTick={tick}
              onExport={exportSelected}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** The ticked people. Those who are gone from the list, or cannot be reached, do not count. */
function useSelection(crew: CrewMember[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = crew.filter(({ id, hasContact }) => hasContact && ticked.has(id)).map(({ id }) => id)

  const tick = (ids: string[], isTicked: boolean) =>
    setTicked((before) => {
      const after = new Set(before)
      for (const id of ids) {
        if (isTicked) after.add(id)
        else after.delete(id)
      }
      return after
    })
  return { selected: new Set(selected), tick, clear: () => setTicked(new Set()) }
}

type FilterProps = { view: CrewView; positions: string[]; onChange: (changes: Partial<CrewView>) => void }

function CrewFilters({ view, positions, onChange }: FilterProps) {
  const words = INVITATIONS.filters
  const note = noteOf(view)
  return (
    <Filters
      order={
        <ChoiceFilter
          label={words.sort}
          value={sortOf(view)}
          options={optionsOf(words.sorts)}
          onChange={(sort) => onChange({ sort })}
        />
      }
    >
      <TextFilter label={words.text} hint={words.textHint} value={view.q} onChange={(q) => onChange({ q })} />
      <NumberFilter label={words.nights} value={view.nights} onChange={(nights) => onChange({ nights })} />
      <ChoiceFilter
        label={words.position}
        value={view.position}
        options={[
          { value: '', label: words.all },
          ...positions.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(position) => onChange({ position })}
      />
      <ChoiceFilter
        label={words.note}
        value={note}
        options={optionsOf(words.notes)}
        onChange={(next) => onChange({ note: next, text: '' })}
      />
      {note === 'contains' && (
        <TextFilter
          label={words.noteText}
          hint={words.noteText}
          value={view.text}
          onChange={(text) => onChange({ text })}
        />
      )}
    </Filters>
  )
}

type ActionProps = {
  shown: CrewMember[]
  selected: ReadonlySet<string>
  /** What came of the last export. */
  done: string
  busy: boolean
  onTick: (ids: string[], isTicked: boolean) => void
  onExport: () => void
}

/** Ticks all that are shown, counts the ticked ones and exports them. */
function InviteActions({ shown, selected, done, busy, onTick, onExport }: ActionProps) {
  const reachable = shown.filter(({ hasContact }) => hasContact).map(({ id }) => id)
  const ticked = reachable.filter((id) => selected.has(id)).length
  const notShown = selected.size - ticked
  const all = reachable.length > 0 && ticked === reachable.length
  const words = [
    INVITATIONS.selected(selected.size),
    ...(notShown > 0 ? [INVITATIONS.notShown(notShown)] : []),
  ]
  return (
    <Actions sticky>
      <Checkbox
        label={INVITATIONS.selectShown(reachable.length)}
        checked={all}
        indeterminate={ticked > 0 && !all}
        disabled={reachable.length === 0}
        onChange={() => onTick(reachable, !all)}
      />
      <Text status quiet>
        {selected.size === 0 && done ? done : words.join(', ')}
      </Text>
      <Button
        leftSection={<DownloadIcon />}
        disabled={selected.size === 0}
        aria-busy={busy}
        onClick={onExport}
      >
        {INVITATIONS.export}
      </Button>
    </Actions>
  )
}
