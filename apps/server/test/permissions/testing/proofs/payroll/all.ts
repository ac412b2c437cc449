import type { Proofs } from '../../prove.ts'
import { exportsProofs } from './exports.ts'
import { overtimeProofs } from './overtime.ts'
import { payrollSettingsProofs } from './settings.ts'
import { spiProofs } from './spi.ts'

export const payrollProofs: Proofs[] = [exportsProofs, payrollSettingsProofs, overtimeProofs, spiProofs]
