import type { Person, Venue } from '../../testing/venue.ts'
import type { Case } from './cases.ts'
import { newName } from './scene.ts'

/** Without an actor for a visitor. */
export type Caller = { actor: Person | undefined; session: string }

/** The people who make the calls. One who is given back unchanged makes the next call of the same level, too. */
export function callersOf(venue: Venue) {
  const free = new Map<string, Caller>()
  // By the clock, because sessions expire.
  const keyOf = ({ level, tied }: Case) => [level, tied, venue.clock.now.getTime()].join()

  return {
    async take(it: Case): Promise<Caller> {
      const key = keyOf(it)
      const known = free.get(key)
      free.delete(key)
      return known ?? newCaller(venue, it)
    },
    giveBack(it: Case, caller: Caller) {
      free.set(keyOf(it), caller)
    },
  }
}

async function newCaller(venue: Venue, { level, tied }: Case): Promise<Caller> {
  if (level === null) return { actor: undefined, session: '' }
  const actor = await venue.person('Wren', {
    accessLvl: level,
    username: newName('wren'),
    festivalId: tied ? venue.home.id : null,
  })
  return { actor, session: await venue.signIn(actor.id) }
}
