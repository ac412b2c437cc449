import { NativeSelect, TextInput } from '@mantine/core'
import { STATUS_FILTERS, type StatusFilter } from '@nightshift/shared/hiring/status'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { type ReactNode, useState } from 'react'
import { Fields } from '../../../../kit/layout.tsx'
import { HIRING } from '../hiring.texts.ts'
import { type Filters, type Season, statusOf } from './listed.ts'

type Props = {
  filters: Filters
  change: (changes: Partial<Filters>) => void
  events: Event[]
  season: Season
  picker: ReactNode
}

/** The filters of the list, kept in the search parameters. */
export function ApplicationFilters({ filters, change, events, season, picker }: Props) {
  const departments = events.filter(({ positions = [] }) => positions.length > 0)
  const chosen = departments.filter(({ id }) => !filters.department || String(id) === filters.department)
  return (
    <search aria-label={HIRING.filters}>
      <Fields narrow>
        {picker}
        <NativeSelect
          label={HIRING.status}
          value={statusOf(filters.status, season)}
          onChange={({ currentTarget }) => change({ status: currentTarget.value })}
          data={STATUSES.map((value) => ({ value, label: HIRING.statuses[value] }))}
        />
        <NativeSelect
          label={HIRING.department}
          value={filters.department}
          onChange={({ currentTarget }) => change({ department: currentTarget.value, position: '' })}
          data={[
            { value: '', label: HIRING.all },
            ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <NativeSelect
          label={HIRING.position}
          value={filters.position}
          onChange={({ currentTarget }) => change({ position: currentTarget.value })}
          data={[
            { value: '', label: HIRING.all },
            ...chosen.map(({ name, positions = [] }) => ({
              group: name,
              items: positions.map((position) => ({ value: String(position.id), label: position.name })),
            })),
          ]}
        />
        <TextFilter text={filters.text} change={(text) => change({ text })} />
      </Fields>
    </search>
  )
}

const STATUSES = Object.keys(STATUS_FILTERS) as StatusFilter[]

/** Keeps the typed text in its own state: the router updates too late for a controlled field. */
function TextFilter({ text, change }: { text: string; change: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  return (
    <TextInput
      type="search"
      label={HIRING.text}
      placeholder={HIRING.textHint}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        change(currentTarget.value)
      }}
    />
  )
}
