import { STATUS_FILTERS, type StatusFilter } from '@nightshift/shared/hiring/status'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { type ReactNode, useState } from 'react'
import { ChoiceFilter, Filters as FilterRow, TextFilter } from '../../../../kit/filters.tsx'
import { HIRING } from '../hiring.texts.ts'
import { type Filters, type Season, statusOf } from './listed.ts'

type Props = {
  filters: Filters
  change: (changes: Partial<Filters>) => void
  events: Event[]
  season: Season
  picker: ReactNode
}

const STATUSES = Object.keys(STATUS_FILTERS) as StatusFilter[]

/** The filters of the list, kept in the search parameters. */
export function ApplicationFilters({ filters, change, events, season, picker }: Props) {
  // The router updates too late for a controlled field.
  const [typed, setTyped] = useState(filters.text)
  const departments = events.filter(({ positions = [] }) => positions.length > 0)
  const chosen = departments.filter(({ id }) => !filters.department || String(id) === filters.department)
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })
  const all = { value: '', label: HIRING.all }
  return (
    <FilterRow label={HIRING.filters}>
      <ChoiceFilter
        label={HIRING.status}
        value={statusOf(filters.status, season)}
        first={statusOf('', season)}
        options={STATUSES.map((value) => ({ value, label: HIRING.statuses[value] }))}
        onChange={(status) => change({ status })}
      />
      <TextFilter
        label={HIRING.text}
        hint={HIRING.textHint}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          change({ text })
        }}
      />
      <ChoiceFilter
        label={HIRING.department}
        value={filters.department}
        options={[all, ...departments.map(option)]}
        onChange={(department) => change({ department, position: '' })}
      />
      <ChoiceFilter
        label={HIRING.position}
        value={filters.position}
        options={[
          all,
          ...chosen.map(({ name, positions = [] }) => ({ group: name, items: positions.map(option) })),
        ]}
        onChange={(position) => change({ position })}
      />
      {picker}
    </FilterRow>
  )
}
