import type { Proofs } from '../../prove.ts'
import { exportsProofs } from './exports.ts'
import { payPeriodsProofs } from './periods.ts'
import { payrollSettingsProofs } from './settings.ts'

export const payrollProofs: Proofs[] = [exportsProofs, payPeriodsProofs, payrollSettingsProofs]
