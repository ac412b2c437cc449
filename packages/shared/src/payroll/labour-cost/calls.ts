import { get } from '../../calls.ts'
import { LabourCost, LabourCostQuery } from './contract.ts'

export const LABOUR_COST_CALLS = {
  /** Not read again after every punch: it sums a season. */
  read: get('/api/labour-cost', {
    may: 'timesheets.manage',
    festival: 'query',
    query: LabourCostQuery,
    answer: LabourCost,
  }),
}
