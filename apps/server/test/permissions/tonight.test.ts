import { tonightProofs } from './testing/proofs/tonight/all.ts'
import { prove } from './testing/prove.ts'

await prove(...tonightProofs)
