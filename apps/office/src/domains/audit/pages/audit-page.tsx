import { NativeSelect, Select } from '@mantine/core'
import { AUDIT_KINDS } from '@nightshift/shared/audit/audit'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { User } from '@nightshift/shared/people/employees/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { DateField } from '../../../kit/date-field.tsx'
import { Fields, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { searchOptions } from '../../../kit/search-options.ts'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { AUDIT } from '../audit.texts.ts'
import { AuditList } from '../audit-list.tsx'
import { type AuditFilters as Filters, useAudit } from '../use-audit.ts'

/** Limits the options: typing finds the others. */
const SHOWN = 60

const Person = User.pick({ id: true, firstName: true, lastName: true })
const listPersons = { ...EMPLOYEES_CALLS.list, reads: ['employee'], answer: z.array(Person) } as const

/** Everybody who may have changed something here: the festival's people, and those of no festival. */
const peopleQuery = (festivalId: number) =>
  queryOf(listPersons, {
    query: {
      filter: {
        where: { or: [{ festivalId }, { festivalId: null }] },
        fields: { id: true, firstName: true, lastName: true },
        order: ['firstName', 'lastName'],
      },
    },
  })

type Props = { filters: Filters; onChange: (changes: Partial<Filters>) => void }

/** Filters by person, kind and date range. */
function AuditFilters({ filters, onChange }: Props) {
  const { data: people = [] } = useQuery(peopleQuery(useFestival().id))
  const { person, kind, from, to } = filters
  return (
    <Fields narrow>
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
    </Fields>
  )
}

export default function AuditPage() {
  const audit = useAudit()
  useFailureAlert(audit.pages.error, AUDIT.loadFailed)
  return (
    <GeneralFrame>
      <Text quiet>{AUDIT.explanation(audit.timeZone)}</Text>
      <AuditFilters filters={audit.filters} onChange={audit.change} />
      <List audit={audit} />
    </GeneralFrame>
  )
}

function List({ audit: { rows, pages, isPeriod, names, timeZone } }: { audit: ReturnType<typeof useAudit> }) {
  const { data, error, refetch } = pages
  const loadMore = pages.hasNextPage ? () => void pages.fetchNextPage({ cancelRefetch: false }) : undefined
  return (
    <Loaded
      query={{ data: data || !isPeriod ? rows : undefined, error, refetch }}
      failed={AUDIT.loadFailed}
      empty={{ title: AUDIT.empty, text: AUDIT.emptyText }}
    >
      {(loaded) => <AuditList rows={loaded} names={names} timeZone={timeZone} loadMore={loadMore} />}
    </Loaded>
  )
}
