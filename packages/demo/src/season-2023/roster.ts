import type { PositionName } from '../positions.ts'

/** Staff who did not come back, in the form of the roster of 2024. */
export const FORMER_STAFF: Partial<Record<PositionName, string[]>> = {
  'Hayride Actor': ['Esme|A|Castillo|f3d'],
  'Bog Actor': ['Tomasz||Wrona|m2'],
  'Psychosis Actor': ['Rhiannon|E|Pryce|f1', 'Desta||Haile|n5'],
  Bartender: ['Lachlan||Reid|m1'],
  'Ticket Taker': ['Aiko||Yamada|f2d'],
  Security: ['Grant||Mercer|m3'],
}

/** When they left: most of them after the season. */
export const LEFT_IN_2023: Record<string, string> = {
  ecastillo: '2023-11-06',
  twrona: '2023-11-06',
  rpryce: '2023-11-06',
  dhaile: '2023-10-29',
  lreid: '2023-11-06',
  ayamada: '2023-11-06',
  gmercer: '2023-10-21',
}

/** Those who left in bad standing, and the note on it. */
export const NOT_INVITED_AGAIN: Record<string, string> = {
  gmercer: 'Walked off on a Friday with a full queue and kept the radio. Not to be invited again.',
}

/** People of 2024 who were there in 2023, too. */
export const RETURNED = [
  'manager',
  'lead',
  'whalloran',
  'wkessler',
  'jwhitaker',
  'sthornbury',
  'nboateng',
  'dkrishnan',
  'mtran',
  'ikerr',
  'abaptiste',
  'vpetrovic',
  'gdhillon',
  'dstroud',
  'kbarnes',
  'sortiz',
]
