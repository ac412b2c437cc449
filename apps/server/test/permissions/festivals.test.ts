import { dashboardProofs } from './testing/proofs/dashboard.ts'
import { festivalsProofs } from './testing/proofs/festivals.ts'
import { positionsProofs } from './testing/proofs/positions.ts'
import { seasonClosingProofs } from './testing/proofs/seasons/season-closing.ts'
import { seasonOpeningProofs } from './testing/proofs/seasons/season-opening.ts'
import { seasonsProofs } from './testing/proofs/seasons.ts'
import { prove } from './testing/prove.ts'

await prove(
  dashboardProofs,
  festivalsProofs,
  positionsProofs,
  seasonsProofs,
  seasonClosingProofs,
  seasonOpeningProofs,
)
