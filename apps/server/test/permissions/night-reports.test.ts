import { nightReportsProofs } from './testing/proofs/nights/night-reports.ts'
import { prove } from './testing/prove.ts'

await prove(nightReportsProofs)
