import type { Night } from '@nightshift/shared/seasons/nights'
import type { PositionName } from './positions.ts'
import type { Random } from './random.ts'

/** The range of tips on a Friday, in dollars, in cash and by card. */
const TIPS: Partial<Record<PositionName, { cash: [number, number]; credit: [number, number] }>> = {
  Bartender: { cash: [28, 84], credit: [45, 150] },
  Barback: { cash: [8, 30], credit: [10, 36] },
  Concessions: { cash: [4, 26], credit: [0, 22] },
  'Fortune Teller': { cash: [18, 60], credit: [0, 0] },
}

/** Tips in quarters, higher on Saturdays; none for positions without tips. */
export function tipsFor(random: Random, position: PositionName, { key }: Night) {
  const usual = TIPS[position]
  if (!usual) return { cashTips: 0, creditTips: 0 }
  const crowd = key.startsWith('sa') ? 1.35 : 1
  const quarters = ([low, high]: [number, number]) =>
    Math.round(random.between(low * 4, high * 4) * crowd) / 4
  return { cashTips: quarters(usual.cash), creditTips: quarters(usual.credit) }
}
