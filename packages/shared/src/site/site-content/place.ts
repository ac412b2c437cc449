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

/** The address as lines, without those that are empty. */
export const addressLines = ({ name, street, town, state }: Place) =>
  [name, street, [town, state].filter(Boolean).join(', ')].filter(Boolean)
