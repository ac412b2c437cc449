import { TINT_NAMES } from '@nightshift/shared/site/site-content/palettes'
import { type Attraction, HOME_ANCHORS } from '@nightshift/shared/site/site-content/sections/attractions'
import { lastingId, placeholderId } from '../fields/lasting-id.ts'

const LONGEST_NAV_LABEL = 24
const takenIn = (list: readonly Attraction[]) => [...HOME_ANCHORS, ...list.map(({ id }) => id)]

/** An empty attraction. Tint and layout differ from the one before it, as on a page that was designed. */
export function newAttraction(list: readonly Attraction[]): Attraction {
  const unused = TINT_NAMES.find((name) => list.every(({ tint }) => tint !== name))
  return {
    id: placeholderId(takenIn(list)),
    name: '',
    navLabel: '',
    words: [],
    skulls: 3,
    age: list.at(-1)?.age ?? '',
    time: null,
    tint: unused ?? TINT_NAMES[0],
    layout: list.at(-1)?.layout === 'pictureRight' ? 'pictureLeft' : 'pictureRight',
    picture: null,
    shown: 'always',
  }
}

/** The attraction with what follows from its first name: the anchor, and the name in the navigation. */
export const named = (attraction: Attraction, list: readonly Attraction[]): Attraction => ({
  ...attraction,
  id: lastingId(attraction.id, attraction.name, 'attraction', takenIn(list)),
  navLabel: attraction.navLabel || attraction.name.slice(0, LONGEST_NAV_LABEL).trim(),
})
