import { rollCallProofs } from './testing/proofs/roll-call/roll-call.ts'
import { prove } from './testing/prove.ts'

await prove(rollCallProofs)
