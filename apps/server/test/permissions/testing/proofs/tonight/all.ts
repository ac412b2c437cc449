import type { Proofs } from '../../prove.ts'
import { planSettingsProofs } from './settings.ts'

export const tonightProofs: Proofs[] = [planSettingsProofs]
