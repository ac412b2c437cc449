import { divideByWeek, type EndedShift, type WeekOf } from '../overtime/overtime.ts'
import type { Span } from '../pay-periods/periods.ts'
import { type ExportedPremium, spiPeople } from './people.ts'
import { type PaidPremium, type PremiumChange, premiumChanges, premiumDifferences } from './premiums.ts'
import type { SpiPerson, SpiUser } from './problems.ts'
import { type RoundingDifference, roundingDifference } from './rounding.ts'
import { type SpiItem, type SpiLine, spiItem, spiLines, takenBack } from './spi.ts'

type Values = Omit<EndedShift, 'userId'> & {
  workerId: string
  cashTips: number
  creditTips: number
  deduction: number
}

/** What a file says of an entry: it takes back what earlier ones held, if anything, and adds what counts now. */
export type SpiChange = {
  id: number
  user: SpiUser
  before: Values | null
  after: Values | null
}

/** An entry as the last file that has it holds it. */
export type ExportedShift = EndedShift & { id: number; workerId: string; user: SpiUser }

type SpiInput = {
  changes: SpiChange[]
  /** Every shift of the weeks in question that Paychex knows from earlier files. */
  exported: ExportedShift[]
  paid: ExportedPremium[]
  /** Whether the file settles the overtime of a person's workweek. */
  settles: (week: Span, userId: string) => boolean
  weekOf: WeekOf
}

export type SpiFile = {
  lines: SpiLine[]
  /** What the file adds to the premiums that earlier ones paid. */
  premiums: PaidPremium[]
  /** Where its lines pay other cents than the list, or than the list has changed by. */
  rounding: RoundingDifference[]
  people: SpiPerson[]
}

/**
 * The contents of an import file. Overtime is that of the hours which Paychex knows with this file, so that hours and
 * premiums always match there.
 */
export function spiFile({ changes, exported, paid, settles, weekOf }: SpiInput): SpiFile {
  const changed = new Set(changes.map(({ id }) => id))
  const known = [
    ...exported.filter(({ id }) => !changed.has(id)),
    ...changes.flatMap(({ user, after }) => (after ? [{ ...after, userId: user.id }] : [])),
  ]
  const premiums = premiumChanges(known, paid, weekOf)
    .filter(({ week, userId }) => settles(week, userId))
    .flatMap((change) => {
      const { workerId, moves } = payeeOf(change, { changes, exported, weekOf })
      return premiumDifferences(change, workerId, moves)
    })
  const items = changes.flatMap(itemsOf)
  const lines = spiLines(
    items,
    premiums.map(({ workerId, premium: cents }) => ({ workerId, cents })),
  )
  return {
    lines,
    premiums,
    rounding: roundingDifference(items),
    people: spiPeople(changes, premiums, [...paid, ...exported, ...changes]),
  }
}

const itemsOf = ({ before, after }: SpiChange): SpiItem[] => [
  ...(before ? [takenBack(spiItem(before, before.workerId))] : []),
  ...(after ? [spiItem(after, after.workerId)] : []),
]

/**
 * The worker id that a person's premium of a workweek is paid to, if the hours of that week have one, and whether this file
 * moves hours of theirs to another one.
 */
function payeeOf(
  { userId, week }: PremiumChange,
  { changes, exported, weekOf }: Pick<SpiInput, 'changes' | 'exported' | 'weekOf'>,
) {
  const isOfWeek = (shift: Pick<EndedShift, 'startTime' | 'endTime'>) =>
    divideByWeek(shift, weekOf).some((part) => +part.week.startsAt === +week.startsAt)
  const own = changes.filter(({ user }) => user.id === userId)
  const idIn = (side: 'before' | 'after') =>
    own.map((change) => change[side]).find((values) => values && isOfWeek(values))?.workerId
  const known = exported.findLast((shift) => shift.userId === userId && isOfWeek(shift))?.workerId
  return {
    workerId: idIn('after') ?? idIn('before') ?? known,
    moves: own.some(({ before, after }) => before && after && before.workerId !== after.workerId),
  }
}
