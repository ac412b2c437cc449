import { calendarFeedProofs } from './testing/proofs/nights/calendar-feed.ts'
import { myNightsProofs } from './testing/proofs/nights/my-nights.ts'
import { publicationProofs } from './testing/proofs/nights/publication.ts'
import { prove } from './testing/prove.ts'

await prove(publicationProofs, myNightsProofs, calendarFeedProofs)
