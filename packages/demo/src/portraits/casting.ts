import type { PositionName } from '../positions.ts'
import { ACTORS } from './cast-actors.ts'
import { CREW } from './cast-crew.ts'

export const CHARACTERS = { ...ACTORS, ...CREW }

export type CharacterName = keyof typeof CHARACTERS

const PARTS: Record<PositionName, CharacterName[]> = {
  'Hayride Actor': [
    'farmhand',
    'scarecrow',
    'undertaker',
    'cinder',
    'skeleton',
    'bride',
    'raven',
    'farmhand',
  ],
  'Tractor Driver': ['keeper'],
  'Wagon Guide': ['undertaker', 'keeper', 'widow'],
  'Bog Actor': ['bogWitch', 'drowned', 'raven', 'bride', 'bogWitch'],
  'Trail Guide': ['keeper', 'drowned'],
  'Effects Operator': ['crew'],
  'Psychosis Actor': ['patient', 'nurse', 'doll', 'pierrot', 'vampire', 'patient', 'skeleton'],
  'Queue Actor': ['pierrot', 'vampire', 'ringmaster'],
  Bartender: ['bar'],
  Barback: ['bar'],
  Concessions: ['bar', 'crew', 'bar'],
  'Fortune Teller': ['seer'],
  'Stilt Walker': ['ringmaster'],
  'Ticket Taker': ['gate'],
  'Parking Attendant': ['parking'],
  Security: ['guard'],
  'First Aid': ['crew'],
  'Makeup Artist': ['artist'],
  Wardrobe: ['widow'],
  'Stage Manager': ['crew'],
  'House Manager': ['office'],
  'Night Cleaner': ['crew'],
  Krampus: ['krampus'],
  'Wicked Elf': ['elf'],
  'Cocoa Stand': ['cocoa'],
  'Maze Guide': ['keeper'],
  'Orchard Hand': ['parking'],
  'Cider Bar': ['bar'],
  'Farm Gate': ['gate'],
}

/** The role of each person, and their index in it. People with the same position take its roles in turn. */
export function castAll(jobs: (PositionName | undefined)[]) {
  const turns = new Map<string | undefined, number>()
  const nextTurn = (of: string | undefined) => {
    const turn = turns.get(of) ?? 0
    turns.set(of, turn + 1)
    return turn
  }
  return jobs.map((job) => {
    const parts: CharacterName[] = job ? PARTS[job] : ['office']
    const character = parts[nextTurn(job) % parts.length]!
    return { character, turn: nextTurn(`as ${character}`) }
  })
}
