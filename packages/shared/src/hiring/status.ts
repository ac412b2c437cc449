import type { Application } from './contract.ts'

type Status = Application['status']

/** The status filters of the Applications tab. */
export const STATUS_FILTERS = {
  pending: ['new', 'held'],
  new: ['new'],
  held: ['held'],
  rejected: ['rejected'],
  hired: ['hired'],
} as const satisfies Record<string, readonly Status[]>
export type StatusFilter = keyof typeof STATUS_FILTERS

/** Whether the filter includes this status. */
export const isInStatus = (filter: StatusFilter, status: Status) =>
  (STATUS_FILTERS[filter] as readonly Status[]).includes(status)

/** Not offered when they would change nothing, or after a hire. */
export const canHold = (status: Status) => status !== 'held' && status !== 'hired'
export const canReject = (status: Status) => status !== 'rejected' && status !== 'hired'
