import type { Person, Venue } from '../../testing/venue.ts'
import type { Caller } from './callers.ts'
import type { Case } from './cases.ts'

type Festival = Venue['home']

/** The setup of a case: the caller, and the festival and the target of the call. */
export type Scene = {
  venue: Venue
  readonly it: Case
  /** The festival of the call, and another one. */
  festival: Festival
  otherFestival: Festival
  /** The caller; without an actor for a visitor. */
  who: Venue['visitor']
  readonly actor: Person | undefined
  readonly cookie: string
  /** The target of the call: the caller, or a person of the level that the case names. */
  target: () => Promise<Person>
  /** Another person of the festival. */
  somebody: (settings?: Parameters<Venue['person']>[1]) => Promise<Person>
  /** Says that what is staged is for this case alone, such as something that is undone after the test. */
  forThisCaseOnly: () => void
}

let people = 0
/** A unique username. */
export const newName = (stem: string) => `${stem}-${++people}`

/**
 * A scene in which several callers can make the call, one after the other. Not when the stage asked who calls, because
 * then it may have prepared something for this caller.
 */
export function setScene(venue: Venue, elsewhere: Festival, it: Case) {
  const [festival, otherFestival] = it.whose === 'foreign' ? [elsewhere, venue.home] : [venue.home, elsewhere]
  let calling: { it: Case; actor: Person | undefined; cookie: string } | undefined
  let shared = true
  /** The caller, for a stage that must know; afterwards whoever makes the call. */
  const caller = () => {
    shared = false
    return calling!
  }
  const who = () => venue.visitor.with({ cookie: caller().cookie })

  const somebody: Scene['somebody'] = (settings) =>
    venue.person('Ash', { festivalId: festival.id, username: newName('ash'), ...settings })

  let known: Promise<Person> | undefined
  const target = () => {
    const self = it.whose === 'self' ? caller().actor : undefined
    known ??= self ? Promise.resolve(self) : somebody({ accessLvl: it.targetLevel })
    return known
  }

  const scene: Scene = {
    ...{ venue, festival, otherFestival, target, somebody },
    get it() {
      return caller().it
    },
    get actor() {
      return caller().actor
    },
    get cookie() {
      return caller().cookie
    },
    who: {
      get: (...sent) => who().get(...sent),
      post: (...sent) => who().post(...sent),
      patch: (...sent) => who().patch(...sent),
      delete: (...sent) => who().delete(...sent),
      with: (...more) => who().with(...more),
      from: (address) => who().from(address),
    },
    forThisCaseOnly() {
      shared = false
    },
  }
  return {
    scene,
    callAs(it: Case, { actor, session }: Caller) {
      calling = { it, actor, cookie: actor ? `${session}${chosenBy(it, venue, festival)}` : '' }
    },
    /** Whether another caller can use what has been staged. */
    isShared: () => shared,
  }
}

/**
 * The cookie of the chosen festival. People with a fixed festival choose the other one in vain; the highest level needs
 * none.
 */
function chosenBy({ level, tied }: Case, venue: Venue, festival: Festival) {
  if (level === 3) return ''
  return `; FM_CUR_FEST=${tied ? festival.id : venue.home.id}`
}
