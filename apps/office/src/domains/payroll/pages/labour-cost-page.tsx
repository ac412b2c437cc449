import { Button } from '@mantine/core'
import { LABOUR_COST_CALLS } from '@nightshift/shared/payroll/labour-cost/calls'
import { labourCostFileName } from '@nightshift/shared/payroll/labour-cost/file-name'
import { showFailure, useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { SeasonPicker } from '../../../kit/season-picker.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { TimesheetSections } from '../../time/pages/timesheet-sections.tsx'
import { LABOUR } from '../labour-cost/labour-cost.texts.ts'
import { LabourCostView } from '../labour-cost/labour-cost-view.tsx'

/** What the nights of a season cost, beside the season before. */
export default function LabourCostPage() {
  const { cost, seasons, chosen, choose, download, timeZone, error, retry } = useLabourCost()
  useFailureAlert(error, LABOUR.loadFailed)
  const isEmpty = cost?.totals.people === 0 && !cost.totals.pay && !cost.totalsBefore?.pay
  return (
    <Page title={ADMIN.tabs.timesheets} sections={<TimesheetSections />}>
      <Section
        title={LABOUR.title}
        tools={
          <>
            <SeasonPicker compact seasons={seasons} chosen={chosen} onChoose={choose} />
            <Button
              variant="default"
              leftSection={<DownloadIcon />}
              disabled={!cost || isEmpty}
              onClick={download}
            >
              {LABOUR.download}
            </Button>
          </>
        }
      >
        {cost && cost.open > 0 && <Text quiet>{LABOUR.open(cost.open)}</Text>}
        <Loaded query={{ data: cost, error, refetch: retry }} failed={LABOUR.loadFailed} empty="never">
          {(loaded) =>
            isEmpty ? (
              <NoticeState part title={LABOUR.empty} text={LABOUR.emptyText} />
            ) : (
              <LabourCostView cost={loaded} />
            )
          }
        </Loaded>
        <Text quiet>{LABOUR.explanation(timeZone)}</Text>
      </Section>
    </Page>
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
      await showFailure(failure, LABOUR.downloadFailed)
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
