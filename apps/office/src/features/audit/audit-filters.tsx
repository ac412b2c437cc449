import { NativeSelect, Select } from '@mantine/core'
import { AUDIT_KINDS } from '@nightshift/shared/audit'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '../../ui/date-field.tsx'
import { searchOptions } from '../../ui/search-options.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { type AuditFilters as Filters, peopleQuery } from './audit.api.ts'
import styles from './audit.module.css'
import { AUDIT } from './audit.texts.ts'

/** Limits the options: typing finds the others. */
const SHOWN = 60

type Props = { filters: Filters; onChange: (changes: Partial<Filters>) => void }

/** Filters by person, kind and date range. */
export function AuditFilters({ filters, onChange }: Props) {
  const { data: people = [] } = useQuery(peopleQuery(useFestival().id))
  const { person, kind, from, to } = filters
  return (
    <div className={styles.filters}>
      <Select
        label={AUDIT.person}
        placeholder={AUDIT.everybody}
        searchable
        filter={searchOptions}
        clearable
        data={people.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))}
        limit={SHOWN}
        maxDropdownHeight={320}
        nothingFoundMessage={AUDIT.nobodyFound}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        value={person || null}
        onChange={(chosen) => onChange({ person: chosen ?? '' })}
      />
      <NativeSelect
        label={AUDIT.kind}
        data={[
          { value: '', label: AUDIT.allKinds },
          ...AUDIT_KINDS.map((value) => ({ value, label: AUDIT.kinds[value] ?? value })),
        ]}
        value={kind}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
      />
      <DateField label={AUDIT.from} value={from} onChange={(day) => onChange({ from: day })} />
      <DateField
        label={AUDIT.to}
        value={to}
        error={to < from ? AUDIT.endBeforeStart : undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  )
}
