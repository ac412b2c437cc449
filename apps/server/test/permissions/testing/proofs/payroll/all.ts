import type { Proofs } from '../../prove.ts'
import { exportsProofs } from './exports.ts'
import { labourCostProofs } from './labour-cost.ts'
import { payrollSettingsProofs } from './settings.ts'
import { statementsProofs } from './statements.ts'

export const payrollProofs: Proofs[] = [
  exportsProofs,
  payrollSettingsProofs,
  labourCostProofs,
  statementsProofs,
]
