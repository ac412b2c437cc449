import * as long from './hair-long.ts'
import * as short from './hair-short.ts'
import type { Cut } from './head.ts'

export const HAIRSTYLES = { ...short, ...long }
type Hairstyle = keyof typeof HAIRSTYLES

const STRAIGHT: Record<Cut, Hairstyle[]> = {
  f: [
    'straight',
    'wavy',
    'bob',
    'shoulder',
    'topKnot',
    'chignon',
    'braids',
    'pixie',
    'cloud',
    'pony',
    'wavy',
    'pony',
  ],
  m: ['crop', 'quiff', 'sidePart', 'slick', 'buzz', 'curls', 'shoulder', 'receding'],
  n: ['pixie', 'quiff', 'shoulder', 'curls', 'crop', 'bob'],
}
const COILED: Record<Cut, Hairstyle[]> = {
  f: ['afro', 'braids', 'locs', 'cloud', 'chignon', 'topKnot', 'cornrows', 'bob', 'curls'],
  m: ['buzz', 'cornrows', 'afro', 'locs', 'curls', 'bald'],
  n: ['curls', 'afro', 'locs', 'buzz'],
}

/** The hairstyles for a cut and a skin. */
export const hairstylesFor = (cut: Cut, skinIndex: number) => (skinIndex > 3 ? COILED : STRAIGHT)[cut]
