import type { Person, Venue } from '../../testing/venue.ts'
import type { Case } from './cases.ts'

type Festival = Venue['home']

/** The setup of a case: the caller, and the festival and the target of the call. */
export type Scene = {
  venue: Venue
  it: Case
  /** The festival of the call, and another one. */
  festival: Festival
  otherFestival: Festival
  /** The caller; without an actor for a visitor. */
  who: Venue['visitor']
  actor: Person | undefined
  cookie: string
  /** The target of the call: the caller, or a person of the level that the case names. */
  target: () => Promise<Person>
  /** Another person of the festival. */
  somebody: (settings?: Parameters<Venue['person']>[1]) => Promise<Person>
}

let people = 0
/** A unique username. */
export const newName = (stem: string) => `${stem}-${++people}`

export async function setScene(venue: Venue, elsewhere: Festival, it: Case): Promise<Scene> {
  const [festival, otherFestival] = it.whose === 'foreign' ? [elsewhere, venue.home] : [venue.home, elsewhere]
  const somebody: Scene['somebody'] = (settings) =>
    venue.person('Ash', { festivalId: festival.id, username: newName('ash'), ...settings })

  const actor = it.level === null ? undefined : await actorOf(venue, it)
  const cookie = actor ? `${await venue.signIn(actor.id)}${chosenBy(it, venue, festival)}` : ''
  const who = venue.visitor.with({ cookie })

  let known: Promise<Person> | undefined
  const target = () => {
    known ??= actor && it.whose === 'self' ? Promise.resolve(actor) : somebody({ accessLvl: it.targetLevel })
    return known
  }
  return { venue, it, festival, otherFestival, who, actor, cookie, target, somebody }
}

const actorOf = (venue: Venue, { level, tied }: Case) =>
  venue.person('Wren', {
    accessLvl: level!,
    username: newName('wren'),
    festivalId: tied ? venue.home.id : null,
  })

/**
 * The cookie of the chosen festival. People with a fixed festival choose the other one in vain; the highest level needs
 * none.
 */
function chosenBy({ level, tied }: Case, venue: Venue, festival: Festival) {
  if (level === 3) return ''
  return `; FM_CUR_FEST=${tied ? festival.id : venue.home.id}`
}
