import { SegmentedControl } from '@mantine/core'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { ChoiceFilter, Filters, optionsOf, TextFilter } from '../../../kit/filters.tsx'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../setup/positions/positions.api.ts'
import { type EmployeeView, NEVER_WORKED, sortOf, statusOf } from './employee-view.ts'
import { EMPLOYEES } from './employees.texts.ts'

type Props = { view: EmployeeView; onChange: (changes: Partial<EmployeeView>) => void }

const words = EMPLOYEES.filters

/** The filters of the employee list. Choosing an event clears a position of another event. */
export function EmployeeFilters({ view, onChange }: Props) {
  const { id } = useFestival()
  const { data: events = [], error } = useQuery(eventsQuery(id))
  useFailureAlert(error, EMPLOYEES.failed.loadPositions)
  const { seasons } = useSeasons()
  const within = events.filter((event) => !view.event || String(event.id) === view.event)
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })
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
      <SegmentedControl
        aria-label={words.status}
        data={optionsOf(words.statuses)}
        value={statusOf(view)}
        onChange={(status) => onChange({ status })}
      />
      <TextFilter label={words.text} hint={words.textHint} value={view.q} onChange={(q) => onChange({ q })} />
      <ChoiceFilter
        label={words.event}
        value={view.event}
        options={[{ value: '', label: words.all }, ...events.map(option)]}
        onChange={(event) => onChange({ event, position: '' })}
      />
      <ChoiceFilter
        label={words.position}
        value={view.position}
        options={[
          { value: '', label: words.all },
          ...within.map(({ name, positions = [] }) => ({ group: name, items: positions.map(option) })),
        ]}
        onChange={(position) => onChange({ position })}
      />
      {seasons.length > 1 && (
        <ChoiceFilter
          label={words.worked}
          value={view.worked}
          options={[
            { value: '', label: words.anySeason },
            ...[...new Set(seasons.map(({ year }) => String(year)))].map((year) => ({
              value: year,
              label: year,
            })),
            { value: NEVER_WORKED, label: words.neverWorked },
          ]}
          onChange={(worked) => onChange({ worked })}
        />
      )}
    </Filters>
  )
}
