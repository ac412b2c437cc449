import { dashboardProofs } from './testing/proofs/dashboard.ts'
import { festivalsProofs } from './testing/proofs/festivals.ts'
import { positionsProofs } from './testing/proofs/positions.ts'
import { prove } from './testing/prove.ts'

await prove(dashboardProofs, festivalsProofs, positionsProofs)
