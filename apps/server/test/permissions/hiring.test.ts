import { hiringProofs } from './testing/proofs/hiring.ts'
import { prove } from './testing/prove.ts'

await prove(hiringProofs)
