import { hiringProofs } from './testing/proofs/hiring.ts'
import { invitationsProofs } from './testing/proofs/seasons/invitations.ts'
import { prove } from './testing/prove.ts'

await prove(hiringProofs, invitationsProofs)
