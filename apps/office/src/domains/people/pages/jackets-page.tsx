import { Badge, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate } from 'react-router'
import { DataTable } from '../../../kit/data-table.tsx'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { PrintSheet } from '../../../kit/print-sheet.tsx'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { employeesQuery } from '../employees/employees.api.ts'
import { JACKETS } from '../employees/jackets/jackets.texts.ts'
import { type JacketHolder, jacketHolders } from '../employees/jackets/jackets.ts'
import { tenureQuery } from '../tenure/tenure.api.ts'
import { EmployeeSections } from './employee-sections.tsx'

export default function JacketsPage() {
  return can(useMe(), 'employees.jackets') ? <Jackets /> : <Navigate to={OFFICE_PATHS.employees} replace />
}

/** Who gets, or has, the jacket for five seasons. */
function Jackets() {
  const { holders, year, error, retry } = useJackets()
  useFailureAlert(error, JACKETS.loadFailed)
  const newOnes = holders?.filter(({ isNew }) => isNew).length ?? 0
  return (
    <Page
      title={ADMIN.tabs.employees}
      sections={<EmployeeSections />}
      tools={
        <Button variant="default" disabled={!holders?.length} onClick={() => window.print()}>
          {JACKETS.print}
        </Button>
      }
    >
      <Text quiet>{JACKETS.explanation}</Text>
      <Loaded
        query={{ data: holders, error, refetch: retry }}
        failed={JACKETS.loadFailed}
        empty={{ title: JACKETS.empty, text: JACKETS.emptyText }}
      >
        {(earned) => (
          <PrintSheet plain>
            <Section title={JACKETS.title} about={year && JACKETS.count(earned.length, year, newOnes)}>
              <JacketTable holders={earned} />
            </Section>
          </PrintSheet>
        )}
      </Loaded>
    </Page>
  )
}

const { columns } = JACKETS

const JacketTable = ({ holders }: { holders: JacketHolder[] }) => (
  <DataTable
    neverCards
    label={JACKETS.title}
    rows={holders}
    keyOf={({ employee }) => employee.id}
    instead={({ worked }) => worked}
    columns={[
      {
        label: columns.employee,
        value: ({ employee }) => `${fullName(employee)}${employee.isActive ? '' : ` (${JACKETS.inactive})`}`,
      },
      { label: columns.seasons, isNumber: true, value: ({ seasons }) => seasons },
      { label: columns.worked, needs: 46, value: ({ worked }) => worked },
      {
        label: columns.since,
        value: ({ jacket, isNew }) => (
          <>
            {JACKETS.since(jacket)} {isNew && <Badge variant="light">{JACKETS.isNew}</Badge>}
          </>
        ),
      },
    ]}
  />
)

/** Who has earned the jacket by the current season; undefined until everything is loaded. */
function useJackets() {
  const { id } = useFestival()
  const { current, error, refetch } = useSeasons()
  const active = useQuery(employeesQuery(id, true))
  const inactive = useQuery(employeesQuery(id, false))
  const tenure = useQuery(tenureQuery(id))
  const year = current?.year
  const holders = useMemo(
    () =>
      active.data && inactive.data && tenure.data && year
        ? jacketHolders([...active.data, ...inactive.data], tenure.data, year)
        : undefined,
    [active.data, inactive.data, tenure.data, year],
  )
  return {
    holders,
    year,
    error: error ?? active.error ?? inactive.error ?? tenure.error,
    retry: () => Promise.all([refetch(), active.refetch(), inactive.refetch(), tenure.refetch()]),
  }
}
