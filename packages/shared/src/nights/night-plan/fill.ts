import { type Availability, isFreeOn } from './availability.ts'
import { groupBy } from './group-by.ts'
import { type AnsweredPlace, filledBy, nightsPerPerson, type Place } from './place.ts'

export type Need = { night: string; positionId: number; needed: number }
export type Candidate = { id: string; name: string; positionIds: number[]; availability: Availability }
/** A proposed place with the reason: the nights the person has without it, and out of how many people they were chosen. */
export type Proposal = Place & { nightsBefore: number; chosenFrom: number }
export type Unfilled = Need & { missing: number }

type Slot = { night: string; positionId: number; open: number; candidates: Candidate[] }

/**
 * Proposes people for the places that are still open: only free ones, in positions they hold, once a night, those with
 * the fewest nights first. Deterministic: the same plan gets the same proposal. The positions that the fewest people
 * can take are filled first, by those who can take the fewest others.
 */
export function fill(needs: Need[], places: AnsweredPlace[], people: Candidate[]) {
  const nights = nightsPerPerson(places)
  const busy = new Set(places.map(({ userId, night }) => keyOf(userId, night)))
  const proposals: Proposal[] = []
  const unfilled: Unfilled[] = []
  const byNight = groupBy(needs, ({ night }) => night)
  for (const night of [...byNight.keys()].sort()) {
    for (const slot of slotsOf(byNight.get(night)!, places, people)) {
      const isOpenTo = ({ id }: Candidate) => !busy.has(keyOf(id, night))
      for (; slot.open > 0; slot.open--) {
        const free = slot.candidates.filter(isOpenTo)
        const chosen = free.reduce<Candidate | undefined>(
          (best, next) => better(best, next, nights),
          undefined,
        )
        if (!chosen) break
        const nightsBefore = nights.get(chosen.id) ?? 0
        const { positionId } = slot
        proposals.push({
          night,
          positionId,
          userId: chosen.id,
          part: 'whole',
          nightsBefore,
          chosenFrom: free.length,
        })
        nights.set(chosen.id, nightsBefore + 1)
        busy.add(keyOf(chosen.id, night))
      }
      if (slot.open > 0) unfilled.push({ ...neededAt(needs, slot), missing: slot.open })
    }
  }
  return { proposals, unfilled }
}

const keyOf = (userId: string, night: string) => `${userId} ${night}`

const neededAt = (needs: Need[], { night, positionId }: Slot) =>
  needs.find((need) => need.night === night && need.positionId === positionId)!

function slotsOf(needs: Need[], places: AnsweredPlace[], people: Candidate[]): Slot[] {
  return needs
    .map(({ night, positionId, needed }) => ({
      night,
      positionId,
      open:
        needed - filledBy(places.filter((place) => place.night === night && place.positionId === positionId)),
      candidates: people.filter(
        ({ positionIds, availability }) => positionIds.includes(positionId) && isFreeOn(night, availability),
      ),
    }))
    .sort((a, b) => a.candidates.length - b.candidates.length || a.positionId - b.positionId)
}

/** Fewer nights, then fewer positions, then by name. */
function better(best: Candidate | undefined, next: Candidate, nights: Map<string, number>) {
  if (!best) return next
  const order =
    (nights.get(next.id) ?? 0) - (nights.get(best.id) ?? 0) ||
    next.positionIds.length - best.positionIds.length ||
    compare(next.name, best.name) ||
    compare(next.id, best.id)
  return order < 0 ? next : best
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)
