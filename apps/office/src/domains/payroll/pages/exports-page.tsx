import { Button } from '@mantine/core'
import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Row, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { TimesheetSections } from '../../time/pages/timesheet-sections.tsx'
import { ChangesList } from '../corrections/changes-list.tsx'
import { CORRECTIONS } from '../corrections/corrections.texts.ts'
import { exportsQuery } from '../exports/exports.api.ts'
import { EXPORTS } from '../exports/exports.texts.ts'
import { ExportsList } from '../exports/exports-list.tsx'

const ALL = { export: '', since: '', until: '' }

/** What payroll was given, and what has changed since. */
export default function ExportsPage() {
  const { id, timeZone } = useFestival()
  const [of, show] = useUrlState(ALL)
  const [made, setMade] = useState('')
  const exports = useInfiniteQuery(exportsQuery(id))
  const { export: exportId, since, until } = of
  const changes = useQuery(
    queryOf(PAYROLL_CALLS.listChanges, {
      query: { festivalId: id, ...(exportId && { exportId }), ...(since && until && { since, until }) },
    }),
  )
  useFailureAlert(exports.error, EXPORTS.loadFailed)
  useFailureAlert(changes.error, CORRECTIONS.loadFailed)
  const isNarrowed = Object.values(of).some(Boolean)

  return (
    <Page title={ADMIN.tabs.timesheets} sections={<TimesheetSections />}>
      <Text quiet>{EXPORTS.explanation(timeZone)}</Text>
      <Text quiet status>
        {made}
      </Text>
      {isNarrowed && (
        <Row>
          <Text>{changes.data?.length === 0 ? CORRECTIONS.noneNarrowed : CORRECTIONS.narrowed}</Text>
          <Button variant="subtle" onClick={() => show(ALL)}>
            {CORRECTIONS.all}
          </Button>
        </Row>
      )}
      {changes.data && changes.data.length > 0 && (
        <ChangesList changes={changes.data} timeZone={timeZone} onMade={setMade} />
      )}
      <Section title={EXPORTS.title}>
        <Loaded
          query={{ ...exports, data: exports.data?.pages.flat() }}
          failed={EXPORTS.loadFailed}
          empty={{ title: EXPORTS.empty, text: EXPORTS.emptyText }}
        >
          {(listed) => (
            <ExportsList
              exports={listed}
              timeZone={timeZone}
              onShowChanges={(one) => {
                show({ ...ALL, export: String(one.id) })
                window.scrollTo({ top: 0 })
              }}
            />
          )}
        </Loaded>
        {exports.hasNextPage && (
          <Button variant="default" aria-busy={exports.isFetching} onClick={() => exports.fetchNextPage()}>
            {EXPORTS.earlier}
          </Button>
        )}
      </Section>
    </Page>
  )
}
