import { kioskProofs } from './testing/proofs/kiosk.ts'
import { kiosksProofs } from './testing/proofs/kiosks.ts'
import { openProofs } from './testing/proofs/open.ts'
import { prove } from './testing/prove.ts'

await prove(kioskProofs, kiosksProofs, openProofs)
