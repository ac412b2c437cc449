import { nightPlanProofs } from './testing/proofs/nights/night-plan.ts'
import { prove } from './testing/prove.ts'

await prove(nightPlanProofs)
