import { POSITIONS_CALLS } from '@nightshift/shared/setup/positions/calls'
import { queryOf } from '../../../lib/calls.ts'

/** A festival's events, each with its positions. */
export const eventsQuery = (festivalId: number) =>
  queryOf(POSITIONS_CALLS.listEvents, {
    query: { filter: { where: { festivalId }, include: [{ relation: 'positions' }], order: ['name ASC'] } },
  })
