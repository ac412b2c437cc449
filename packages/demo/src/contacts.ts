import type { Random } from './random.ts'

const AREA_CODES = [518, 845, 607, 914, 315]

/** Phone numbers from the range that is reserved for fiction: 555-0100 to 555-0199 of five area codes, 500 in all. */
export const phone = (index: number) =>
  `${AREA_CODES[index % AREA_CODES.length]}-555-01${String(Math.floor(index / AREA_CODES.length)).padStart(2, '0')}`

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

export const email = (random: Random, firstName: string, lastName: string) =>
  `${plain(firstName)}.${plain(lastName)}@${random.pick(['example.com', 'example.com', 'example.org'])}`

export const usernameFor = (firstName: string, lastName: string) => `${plain(firstName)[0]}${plain(lastName)}`

const KIN: [name: string, relation: string][] = [
  ['Rosalind', 'Mother'],
  ['Fatima', 'Mother'],
  ['Martin', 'Father'],
  ['Desmond', 'Father'],
  ['Ingrid', 'Sister'],
  ['Celeste', 'Sister'],
  ['Hugo', 'Brother'],
  ['Samuel', 'Brother'],
  ['Anneke', 'Aunt'],
  ['Robin', 'Spouse'],
]
const FRIENDS = [
  'Robin Achebe',
  'Dana Lowell',
  'Casey Brandt',
  'Jordan Iyer',
  'Quinn Moreau',
  'Alex Sorensen',
  'Taylor Mbeki',
  'Morgan Ito',
  'Jamie Castellan',
]
const CHOSEN = ['Partner', 'Roommate', 'Friend', 'Neighbor']

export function emergency(random: Random, lastName: string, index: number) {
  const emergencyPhone = phone(index)
  if (random.chance(0.35)) {
    return { emergencyContact: random.pick(FRIENDS), emergencyRelation: random.pick(CHOSEN), emergencyPhone }
  }
  const [name, emergencyRelation] = random.pick(KIN)
  return { emergencyContact: `${name} ${lastName}`, emergencyRelation, emergencyPhone }
}
