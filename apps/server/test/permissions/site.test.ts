import { siteContentProofs } from './testing/proofs/site/site-content.ts'
import { prove } from './testing/prove.ts'

await prove(siteContentProofs)
