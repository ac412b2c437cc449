import type { Venue } from '../../testing/venue.ts'
import type { Caller } from './callers.ts'
import type { Case } from './cases.ts'
import type { Act, Stage } from './permissions-of.ts'
import { setScene } from './scene.ts'

type Staged = { act: Act; isShared: boolean; callAs: (it: Case, caller: Caller) => void }

/** What a row's call needs. One that is given back unchanged serves the next caller, too. */
export function stagesOf(venue: Venue, elsewhere: Venue['home'], stage: Stage) {
  const free = new Map<string, Staged>()
  // By the clock, because some stages move it: what happened before does not count any more.
  const keyOf = ({ whose, targetLevel }: Case) => [whose, targetLevel, venue.clock.now.getTime()].join()

  async function newStage(it: Case, caller: Caller): Promise<Staged> {
    const { scene, callAs, isShared } = setScene(venue, elsewhere, it)
    const before = venue.clock.now
    callAs(it, caller)
    const act = await stage(scene)
    return { act, callAs, isShared: isShared() && venue.clock.now === before }
  }

  return {
    async take(it: Case, caller: Caller): Promise<Staged> {
      const key = keyOf(it)
      const known = free.get(key)
      free.delete(key)
      known?.callAs(it, caller)
      return known ?? newStage(it, caller)
    },
    giveBack(it: Case, staged: Staged) {
      free.set(keyOf(it), staged)
    },
  }
}
