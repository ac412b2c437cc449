import { seasonKey } from '../../seasons/season-name.ts'
import type { LabourCost } from './contract.ts'

export const labourCostFileName = ({ season }: Pick<LabourCost, 'season'>) =>
  `labour-cost-${seasonKey(season)}.csv`
