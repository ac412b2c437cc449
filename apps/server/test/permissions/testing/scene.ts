import type { Person, Venue } from '../../testing/venue.ts'
import type { Case } from './cases.ts'

type Festival = Venue['home']

/** What a proof is given: somebody who asks, and the festival and the person that the call is about. */
export type Scene = {
  venue: Venue
  it: Case
  /** The festival that the call is about, and one that it is not about. */
  festival: Festival
  otherFestival: Festival
  /** Who asks, and nobody for a visitor. */
  who: Venue['visitor']
  actor: Person | undefined
  cookie: string
  /** The person that the call is about: whoever asks, or somebody of the level that the case names. */
  target: () => Promise<Person>
  /** Somebody else of a festival. */
  somebody: (settings?: Parameters<Venue['person']>[1]) => Promise<Person>
}

let people = 0
/** A username that nobody has. */
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

/** People who are tied to a festival ask for the other one in vain; the highest level needs no choice. */
function chosenBy({ level, tied }: Case, venue: Venue, festival: Festival) {
  if (level === 3) return ''
  return `; FM_CUR_FEST=${tied ? festival.id : venue.home.id}`
}
