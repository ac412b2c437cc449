import { LABOUR_COST_CALLS } from '@nightshift/shared/payroll/labour-cost/calls'
import { labourCostFileName } from '@nightshift/shared/payroll/labour-cost/file-name'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { LABOUR } from './labour-cost.texts.ts'

/** The labour cost of the season in the address, or of the current one. */
export function useLabourCost() {
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
