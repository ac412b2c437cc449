import { plainWords } from './plain-words.ts'
import type { DirectionsSection } from './sections/directions.ts'

// Without zod: the public pages load this module.

type Place = DirectionsSection['place']

/** Whether there is anything to say about the way. Without it, the home page has no directions. */
export const hasDirections = ({
  place: { street, town, state },
  words,
  position,
}: Pick<DirectionsSection, 'place' | 'words' | 'position'>) =>
  position !== null || [street, town, state, ...plainWords(words)].some((text) => text.trim())

/** A postal address in lines: 'Dreadmoor Farm', '1313 Wether Hill Road', 'Harrow Hollow, New York 12499'. */
export const addressLines = ({ name, street, town, state, zip }: Place) =>
  [name, street, [town, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean)
