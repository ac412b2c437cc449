import { Button, Title } from '@mantine/core'
import { LABOUR_COST_CALLS } from '@nightshift/shared/payroll/labour-cost/calls'
import { labourCostFileName } from '@nightshift/shared/payroll/labour-cost/file-name'
import { tellFailure, useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { SeasonPicker } from '../../../ui/season-picker.tsx'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { TimesheetSections } from '../../time/pages/timesheet-sections.tsx'
import { LABOUR } from '../labour-cost/labour-cost.texts.ts'
import { LabourCostView } from '../labour-cost/labour-cost-view.tsx'
import styles from './labour-cost-page.module.css'

/** What the nights of a season cost, beside the season before. */
export default function LabourCostPage() {
  const { cost, seasons, chosen, choose, download, timeZone, error, retry } = useLabourCost()
  useFailureAlert(error, LABOUR.loadFailed)
  const isEmpty = cost?.totals.people === 0 && !cost.totals.pay && !cost.totalsBefore?.pay
  return (
    <div className={styles.page}>
      <Title order={1}>{ADMIN.tabs.timesheets}</Title>
      <TimesheetSections />
      <div className={styles.head}>
        <Title order={2}>{LABOUR.title}</Title>
        <SeasonPicker compact seasons={seasons} chosen={chosen} onChoose={choose} />
        <Button
          variant="default"
          className={styles.download}
          leftSection={<DownloadIcon />}
          disabled={!cost || isEmpty}
          onClick={download}
        >
          {LABOUR.download}
        </Button>
      </div>
      {cost && cost.open > 0 && <p className={styles.explanation}>{LABOUR.open(cost.open)}</p>}
      {cost && !isEmpty && <LabourCostView cost={cost} />}
      {isEmpty && <NoticeState part title={LABOUR.empty} text={LABOUR.emptyText} />}
      {!cost && !error && <Loading />}
      {!cost && error && (
        <NoticeState part title={STATES.failedTitle} text={LABOUR.loadFailed}>
          <StateAction label={STATES.retry} onClick={retry} />
        </NoticeState>
      )}
      <p className={styles.explanation}>{LABOUR.explanation(timeZone)}</p>
    </div>
  )
}

/** The labour cost of the season in the address, or of the current one. */
function useLabourCost() {
  const { id, timeZone } = useFestival()
  const [{ season }, change] = useUrlState({ season: '' })
  const { seasons, chosen, error, refetch } = useSeasons(season)
  const found = useQuery({
    ...queryOf(LABOUR_COST_CALLS.read, { query: { festivalId: id, seasonId: chosen?.id ?? 0 } }),
    enabled: chosen !== undefined,
  })
  const cost = found.data

  async function download() {
    if (!cost) return
    try {
      const { labourCostCsv } = await import('@nightshift/shared/payroll/labour-cost/labour-cost-csv')
      saveFile(labourCostFileName(cost), 'text/csv;charset=utf-8', labourCostCsv(cost))
    } catch (failure) {
      await tellFailure(failure, LABOUR.downloadFailed)
    }
  }
  return {
    timeZone,
    seasons,
    chosen,
    choose: (year: string) => change({ season: year }),
    cost,
    download,
    error: error ?? found.error,
    retry: () => Promise.all([refetch(), found.refetch()]),
  }
}
