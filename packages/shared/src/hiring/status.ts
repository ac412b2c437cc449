import type { Application } from './contract.ts'

type Status = Application['status']

/** What the Applications tab can be filtered by. */
export const STATUS_FILTERS = {
  pending: ['new', 'held'],
  new: ['new'],
  held: ['held'],
  rejected: ['rejected'],
  hired: ['hired'],
} as const satisfies Record<string, readonly Status[]>
export type StatusFilter = keyof typeof STATUS_FILTERS

/** Whether an application of this status is in the list of that filter. */
export const isInStatus = (filter: StatusFilter, status: Status) =>
  (STATUS_FILTERS[filter] as readonly Status[]).includes(status)

/** Holding what is held, or deciding about somebody who is hired, would change nothing. */
export const canHold = (status: Status) => status !== 'held' && status !== 'hired'
export const canReject = (status: Status) => status !== 'rejected' && status !== 'hired'
