import { rehireProofs } from './testing/proofs/seasons/rehire.ts'
import { prove } from './testing/prove.ts'

await prove(rehireProofs)
