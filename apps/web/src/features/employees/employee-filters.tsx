import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFailureAlert } from '../../ui/dialogs/failure.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { useFestival } from '../festivals/use-festival.ts'
import { eventsQuery } from '../positions/positions.api.ts'
import styles from './employee-filters.module.css'
import { type EmployeeView, statusOf } from './employee-view.ts'
import { EMPLOYEES } from './employees.texts.ts'

type Props = { view: EmployeeView; onChange: (changes: Partial<EmployeeView>) => void }

const words = EMPLOYEES.filters
const statuses = Object.entries(words.statuses).map(([value, label]) => ({ value, label }))

/** What the list shows. Another event lets go of a position that is not its own. */
export function EmployeeFilters({ view, onChange }: Props) {
  const { id } = useFestival()
  const { data: events = [], error } = useQuery(eventsQuery(id))
  useFailureAlert(error, EMPLOYEES.failed.loadPositions)
  const statusId = useId()
  const within = events.filter((event) => !view.event || String(event.id) === view.event)
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

  return (
    <search className={styles.filters}>
      <div className={styles.status}>
        <span id={statusId} className={styles.label}>
          {words.status}
        </span>
        <SegmentedControl
          aria-labelledby={statusId}
          fullWidth
          classNames={{ root: styles.statuses, label: styles.oneStatus }}
          data={statuses}
          value={statusOf(view)}
          onChange={(status) => onChange({ status })}
        />
      </div>
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
      <TextInput
        type="search"
        className={styles.text}
        label={words.text}
        placeholder={words.textHint}
        leftSection={<SearchIcon />}
        value={view.q}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
      />
    </search>
  )
}
