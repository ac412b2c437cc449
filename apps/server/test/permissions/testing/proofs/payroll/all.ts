import type { Proofs } from '../../prove.ts'
import { editingProofs } from './editing.ts'
import { entryRequestsProofs } from './entry-requests.ts'
import { exportsProofs } from './exports.ts'
import { labourCostProofs } from './labour-cost.ts'
import { overtimeProofs } from './overtime.ts'
import { payPeriodsProofs } from './periods.ts'
import { payrollSettingsProofs } from './settings.ts'
import { spiProofs } from './spi.ts'
import { statementsProofs } from './statements.ts'

export const payrollProofs: Proofs[] = [
  editingProofs,
  exportsProofs,
  payPeriodsProofs,
  payrollSettingsProofs,
  labourCostProofs,
  overtimeProofs,
  spiProofs,
  statementsProofs,
  entryRequestsProofs,
]
