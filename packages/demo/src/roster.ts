import type { PositionName } from './positions.ts'

/**
 * The invented staff, by their main work: first name, middle initial, last name, look. A look is a cut (f, m, n), a skin
 * from light to deep (1 to 6) and for some d (dark hair), g (grey), h (headscarf) or t (turban): the portraits follow it.
 */
export const DREADMOOR_STAFF: Partial<Record<PositionName, string[]>> = {
  'Hayride Actor': [
    'Kwame|D|Asante|m6',
    'Ruby||Delacroix|f2',
    'Theo|J|Lindqvist|m1',
    'Imani||Okafor|f6',
    'Diego|R|Santoro|m3d',
    'Wren||Halloran|n1',
    'Priya|S|Raman|f4',
  ],
  'Tractor Driver': ['Walt|E|Kessler|m2g', 'June||Whitaker|f2g'],
  'Wagon Guide': ['Hana||Ishikawa|f2d', 'Marcus|T|Bell|m6', 'Colette|M|Fournier|f1'],
  'Bog Actor': [
    'Silas||Thornbury|m1',
    'Yara||Haddad|f3h',
    'Jun||Nakamura|m2d',
    'Freya|L|Solberg|f1',
    'Nia|A|Boateng|f6',
  ],
  'Trail Guide': ['Owen||Pritchard|m1', 'Marisol|C|Vega|f3d'],
  'Effects Operator': ['Devi||Krishnan|n4'],
  'Psychosis Actor': [
    'Odette||Marchetti|f2',
    'Caleb|W|Winslow|m1',
    'Minh||Tran|n2d',
    'Zoë|R|Whitfield|f5',
    'Ravi||Menon|m4',
    'Isolde|K|Kerr|f1',
    'Luca||Ferrante|m3',
  ],
  'Queue Actor': ['Pip||Carmody|n1', 'Leilani|N|Kahale|f4', 'Felix||Obuya|m6'],
  Bartender: ['Mateo||Cruz|m3d', "Siobhan|P|O'Dea|f1", 'Andre||Baptiste|m5'],
  Barback: ['Kenji||Mori|m2d', 'Bea|F|Lockhart|f2'],
  Concessions: ['Rosa|I|Jiménez|f3d', 'Omar||Farouk|m4', 'Greta||Holm|f1g'],
  'Fortune Teller': ['Vesna||Petrovic|f2'],
  'Stilt Walker': ['Bartholomew|A|Finch-Hatherleigh|m1'],
  'Ticket Taker': ['Gurpreet||Dhillon|m4t', 'Mary Ann||Nguyen|f2d', 'Malik|O|Johnson|m6'],
  'Parking Attendant': ['Hector|L|Ruiz|m4', 'Tamsin||Grey|f1'],
  Security: ['Dominic||Stroud|m5', 'Keisha|M|Barnes|f6', 'Viktor||Anders|m2'],
  'First Aid': ['Amara||Nwosu|f5'],
  'Makeup Artist': ['Juniper|V|Blake|n2', 'Soledad||Ortiz|f4'],
  Wardrobe: ['Agnes|B|Fairweather|f1g'],
  'Stage Manager': ['Noor||Siddiqui|f3h'],
  'Night Cleaner': ['Piotr||Zielinski|m1', 'Lucia|D|Amaral|f4'],
}

export const CHRISTMAS_STAFF: Partial<Record<PositionName, string[]>> = {
  Krampus: ['Noel||Abernathy|m5', 'Klaus|H|Ebner|m2g'],
  'Wicked Elf': ['Ivy||Tanaka|f2d', 'Per||Nystrom|m1'],
  'Cocoa Stand': ['Stella|G|Quintero|f3', 'Holly||Mbeki|f6'],
}

export const ORCHARD_STAFF: Partial<Record<PositionName, string[]>> = {
  'Maze Guide': ['Linnea||Ashdown|f1', 'Tobias|E|Okoro|m6'],
  'Orchard Hand': ['Esperanza|L|Quiroga|f4d'],
  'Cider Bar': ['Arthur||Penrose|m1g'],
  'Farm Gate': ['Mei||Castellano|f2d'],
}

/** People with a higher access level. */
export const LEVELS: Record<string, number> = {
  nsiddiqui: 2,
  wkessler: 1,
  dstroud: 1,
  sortiz: 1,
  nabernathy: 2,
  squintero: 1,
  lashdown: 2,
}

/** Those who left during the season, and when. */
export const LEFT: Record<string, string> = {
  departed: '2024-10-06',
  cwinslow: '2024-09-30',
  blockhart: '2024-10-20',
  tgrey: '2024-10-13',
}

/** Seasons that people worked before 2023, which has the first time entries. */
export const SEASONS_BEFORE: Record<string, number> = {
  wkessler: 5,
  kbarnes: 3,
  jwhitaker: 2,
  manager: 2,
  lead: 1,
  whalloran: 1,
  nabernathy: 3,
  twrona: 3,
  rpryce: 2,
}

/** People without a photo. */
export const WITHOUT_PHOTO = ['newcomer', 'blockhart', 'pzielinski']

/** The additional positions that people of a position may hold. */
export const ALSO: Partial<Record<PositionName, PositionName[]>> = {
  'Hayride Actor': ['Bog Actor', 'Psychosis Actor', 'Wagon Guide', 'Makeup Artist'],
  'Tractor Driver': ['Parking Attendant', 'Wagon Guide'],
  'Wagon Guide': ['Hayride Actor', 'Ticket Taker'],
  'Bog Actor': ['Hayride Actor', 'Trail Guide', 'Effects Operator'],
  'Trail Guide': ['Bog Actor', 'Security'],
  'Effects Operator': ['Bog Actor', 'Tractor Driver'],
  'Psychosis Actor': ['Queue Actor', 'Hayride Actor', 'Wardrobe'],
  'Queue Actor': ['Psychosis Actor', 'Stilt Walker', 'Concessions'],
  Barback: ['Concessions', 'Night Cleaner'],
  Concessions: ['Ticket Taker', 'Barback'],
  'Fortune Teller': ['Queue Actor'],
  'Ticket Taker': ['Parking Attendant', 'Concessions'],
  'Parking Attendant': ['Ticket Taker', 'Night Cleaner'],
  Security: ['Parking Attendant'],
  'Makeup Artist': ['Wardrobe', 'Psychosis Actor'],
  'Stage Manager': ['Effects Operator'],
}
