import { callOf, type Outcome, type Row } from './permissions-of.ts'

/** One caller, one record and the expected outcome. */
export type Case = {
  /** The caller's level; null is a visitor. */
  level: number | null
  /** False for people without a festival, who choose one: the record's, or another. */
  tied: boolean
  whose: 'own' | 'self' | 'foreign'
  targetLevel: number
  expected: Expected
}

export type Expected = number | 'empty' | 'notDone'

const LEVELS = [0, 1, 2, 3]
/** The levels at which a person without a festival has to choose one. */
const UNATTACHED = [1, 2]

/** All cases of a row: caller, record and festival. */
export function casesOf(row: Row): Case[] {
  const whose = row.about === 'self' ? 'self' : 'own'
  const visitor = { level: null, tied: true, whose, targetLevel: 0 } as const
  const cases: Case[] = [{ ...visitor, expected: plain(row.visitor) }]
  for (const level of LEVELS) {
    cases.push(...targeted({ level, tied: true, whose }, row.levels[level]!))
    if (row.self[level]) cases.push(...one({ level, tied: true, whose: 'self' }, row.self[level]))
    if (row.foreign[level]) cases.push(...one({ level, tied: true, whose: 'foreign' }, row.foreign[level]))
  }
  // A public call has no caller.
  if (row.visitor !== 401 || row.needsFestival) return cases
  return [...cases, ...UNATTACHED.flatMap((level) => unattached(row, { level, tied: false, whose }))]
}

/**
 * People without a festival have their own level in the chosen or named festival, and are foreign in every other one.
 */
function unattached(row: Row, asking: Asking): Case[] {
  const level = asking.level!
  const chosen = one(asking, row.levels[level]!)
  const foreign = row.foreign[level]
  if (row.named) return [...chosen, ...one({ ...asking, whose: 'foreign' }, row.levels[level]!)]
  const isStranger = foreign === 404 || foreign === 'empty'
  return isStranger ? [...chosen, ...one({ ...asking, whose: 'foreign' }, foreign)] : chosen
}

type Asking = Omit<Case, 'targetLevel' | 'expected'>

function targeted(asking: Asking, outcome: Outcome): Case[] {
  if (!isRanked(outcome)) return one(asking, outcome)
  return LEVELS.map((targetLevel) => ({
    ...asking,
    targetLevel,
    expected:
      targetLevel < asking.level! || (outcome === 'upToOwn' && targetLevel === asking.level) ? 200 : 403,
  }))
}

/** Whether the outcome depends on the level of the target. */
const isRanked = (outcome: Outcome): outcome is 'lower' | 'upToOwn' =>
  outcome === 'lower' || outcome === 'upToOwn'

const one = (asking: Asking, outcome: Outcome): Case[] => [
  { ...asking, targetLevel: 0, expected: plain(outcome) },
]

/** The outcome for a target of the lowest level. */
const plain = (outcome: Outcome): Expected => (outcome === 'fewerFields' || isRanked(outcome) ? 200 : outcome)

/** The name of the test. */
export function describeCase(row: Row, it: Case) {
  const call = `${callOf(row)}${row.variant && ` ${row.variant}`}`
  return `${call}: ${describeActor(it)}${describeRecord(row, it)} → ${describeOutcome(it.expected)}`
}

function describeActor({ level, tied }: Case) {
  if (level === null) return 'a visitor'
  return tied ? `level ${level}` : `level ${level} without a festival`
}

function describeRecord({ levels }: Row, { level, tied, whose, targetLevel }: Case) {
  if (whose === 'foreign') return tied ? ' in another festival' : ', who chose another one'
  if (level !== null && whose === 'self') return ' on themselves'
  const ranked = level !== null && isRanked(levels[level]!)
  return ranked ? ` on level ${targetLevel}` : ''
}

function describeOutcome(expected: Expected) {
  if (expected === 'empty') return '200 with nothing of it'
  if (expected === 'notDone') return 'no success, and nothing is written'
  return expected >= 400 ? `${expected} and nothing is written` : `${expected}`
}
