import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Fields, Stack } from '../../../kit/layout.tsx'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../setup/positions/positions.api.ts'
import { type EmployeeView, NEVER_WORKED, sortOf, statusOf } from './employee-view.ts'
import { EMPLOYEES } from './employees.texts.ts'

type Props = { view: EmployeeView; onChange: (changes: Partial<EmployeeView>) => void }

const words = EMPLOYEES.filters
const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The filters of the employee list. Choosing an event clears a position of another event. */
export function EmployeeFilters({ view, onChange }: Props) {
  const { id } = useFestival()
  const { data: events = [], error } = useQuery(eventsQuery(id))
  useFailureAlert(error, EMPLOYEES.failed.loadPositions)
  const { seasons } = useSeasons()
  const severalSeasons = seasons.length > 1
  const statusId = useId()
  const within = events.filter((event) => !view.event || String(event.id) === view.event)
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

  return (
    <search>
      <Stack>
        <Input.Wrapper label={words.status} labelElement="div" labelProps={{ id: statusId }}>
          <div>
            <SegmentedControl
              aria-labelledby={statusId}
              data={options(words.statuses)}
              value={statusOf(view)}
              onChange={(status) => onChange({ status })}
            />
          </div>
        </Input.Wrapper>
        <Fields narrow>
          <NativeSelect
            label={words.event}
            value={view.event}
            data={[{ value: '', label: words.everyEvent }, ...events.map(option)]}
            onChange={({ currentTarget }) => onChange({ event: currentTarget.value, position: '' })}
          />
          <NativeSelect
            label={words.position}
            value={view.position}
            data={[
              { value: '', label: words.everyPosition },
              ...within.map(({ name, positions = [] }) => ({ group: name, items: positions.map(option) })),
            ]}
            onChange={({ currentTarget }) => onChange({ position: currentTarget.value })}
          />
          {severalSeasons && (
            <NativeSelect
              label={words.worked}
              value={view.worked}
              data={[
                { value: '', label: words.anySeason },
                ...new Set(seasons.map(({ year }) => String(year))),
                { value: NEVER_WORKED, label: words.neverWorked },
              ]}
              onChange={({ currentTarget }) => onChange({ worked: currentTarget.value })}
            />
          )}
          <NativeSelect
            label={words.sort}
            value={sortOf(view)}
            data={options(words.sorts)}
            onChange={({ currentTarget }) => onChange({ sort: currentTarget.value })}
          />
          <TextInput
            type="search"
            label={words.text}
            placeholder={words.textHint}
            value={view.q}
            onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
          />
        </Fields>
      </Stack>
    </search>
  )
}
