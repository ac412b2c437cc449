import type { Proposal, PUNCH_RESULTS } from '@nightshift/shared/kiosk/offline-punches/contract'
import type { Direction } from '@nightshift/shared/kiosk/offline-punches/merge'
import { countPunch } from '../../../platform/metrics/metrics.ts'

export type Delivered = (typeof PUNCH_RESULTS)[number]

const RESULTS = { accepted: 'done', repeated: 'repeated', review: 'review' } as const

/** Counts a saved punch when it is merged, by its outcome. */
export async function countedDelivery(direction: Direction, delivery: Promise<Delivered>) {
  try {
    const delivered = await delivery
    countPunch('kiosk', direction, RESULTS[delivered])
    return delivered
  } catch (error) {
    countPunch('kiosk', direction, 'failed')
    throw error
  }
}

/** Counts the punches that a manager's decision made. A moved start or end is an edit, no punch. */
export function countDecided({ kind }: Proposal) {
  if (kind === 'clockIn' || kind === 'addShift') countPunch('office', 'in', 'done')
  if (kind === 'clockOut' || kind === 'addShift') countPunch('office', 'out', 'done')
}
