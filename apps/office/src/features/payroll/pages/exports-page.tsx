import { Button, Title } from '@mantine/core'
import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import styles from './exports-page.module.css'

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
  const listed = exports.data?.pages.flat()
  const isNarrowed = Object.values(of).some(Boolean)

  return (
    <div className={styles.page}>
      <Title order={1}>{ADMIN.tabs.timesheets}</Title>
      <TimesheetSections />
      <p className={styles.explanation}>{EXPORTS.explanation(timeZone)}</p>
      <p role="status" className={styles.made}>
        {made}
      </p>
      {isNarrowed && (
        <div className={styles.narrowed}>
          <span>{changes.data?.length === 0 ? CORRECTIONS.noneNarrowed : CORRECTIONS.narrowed}</span>
          <Button variant="subtle" onClick={() => show(ALL)}>
            {CORRECTIONS.all}
          </Button>
        </div>
      )}
      {changes.data && changes.data.length > 0 && (
        <ChangesList changes={changes.data} timeZone={timeZone} onMade={setMade} />
      )}
      <section className={styles.exports}>
        <Title order={2} size="h3">
          {EXPORTS.title}
        </Title>
        {listed && listed.length > 0 && (
          <ExportsList
            exports={listed}
            timeZone={timeZone}
            onShowChanges={(one) => {
              show({ ...ALL, export: String(one.id) })
              window.scrollTo({ top: 0 })
            }}
          />
        )}
        {listed?.length === 0 && <NoticeState part title={EXPORTS.empty} text={EXPORTS.emptyText} />}
        {exports.hasNextPage && (
          <Button variant="default" aria-busy={exports.isFetching} onClick={() => exports.fetchNextPage()}>
            {EXPORTS.earlier}
          </Button>
        )}
        {!listed && !exports.error && <Loading />}
        {!listed && exports.error && (
          <NoticeState part title={STATES.failedTitle} text={EXPORTS.loadFailed}>
            <StateAction label={STATES.retry} onClick={() => exports.refetch()} />
          </NoticeState>
        )}
      </section>
    </div>
  )
}
