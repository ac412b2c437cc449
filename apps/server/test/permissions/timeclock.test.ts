import { kioskPunchesProofs } from './testing/proofs/kiosk-punches.ts'
import { timeclockProofs } from './testing/proofs/timeclock.ts'
import { timesheetsProofs } from './testing/proofs/timesheets.ts'
import { timesheetsListProofs } from './testing/proofs/timesheets-list.ts'
import { prove } from './testing/prove.ts'

await prove(timeclockProofs, timesheetsListProofs, timesheetsProofs, kioskPunchesProofs)
