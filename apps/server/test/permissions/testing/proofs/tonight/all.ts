import type { Proofs } from '../../prove.ts'
import { boardProofs } from './board.ts'
import { planSettingsProofs } from './settings.ts'

export const tonightProofs: Proofs[] = [boardProofs, planSettingsProofs]
