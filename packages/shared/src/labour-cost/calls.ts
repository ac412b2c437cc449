import type { Calls } from '../calls.ts'
import { LabourCost, LabourCostQuery } from './contract.ts'

export const LABOUR_COST_CALLS = {
  read: { method: 'GET', path: '/api/labour-cost', query: LabourCostQuery, answer: LabourCost },
} as const satisfies Calls
