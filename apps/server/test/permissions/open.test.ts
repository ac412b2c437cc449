import { kioskProofs } from './testing/proofs/kiosk.ts'
import { openProofs } from './testing/proofs/open.ts'
import { prove } from './testing/prove.ts'

await prove(kioskProofs, openProofs)
