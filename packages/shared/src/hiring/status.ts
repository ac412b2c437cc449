import { APPLICATION_STATUSES, type Application } from './contract.ts'

type Status = Application['status']

/** The status filters of the Applications tab. */
export const STATUS_FILTERS = {
  pending: ['new', 'held'],
  new: ['new'],
  held: ['held'],
  rejected: ['rejected'],
  hired: ['hired'],
  archived: APPLICATION_STATUSES,
  all: APPLICATION_STATUSES,
} as const satisfies Record<string, readonly Status[]>
export type StatusFilter = keyof typeof STATUS_FILTERS

/** Whether the filter includes this application. Archived ones are in two filters only: nothing is left to decide. */
export function isInStatus(filter: StatusFilter, { status, archivedAt }: ArchivableStatus) {
  const isArchived = archivedAt !== null
  return (
    (STATUS_FILTERS[filter] as readonly Status[]).includes(status) &&
    (filter === 'all' || isArchived === (filter === 'archived'))
  )
}

type ArchivableStatus = Pick<Application, 'status' | 'archivedAt'>

/** Pending ones while the season runs. One that is closed or over has none left to decide, so all. */
export const defaultStatusFilter = (season: { isCurrent: boolean; closedAt: unknown } | undefined) =>
  !season || (season.isCurrent && season.closedAt === null) ? 'pending' : 'all'

type Sent = { archivedAt: unknown; createdAt: string | Date }
type ClosableSeason = { closedAt: string | Date | null }

/** Whether an application stays as it is: archived, or sent before its season was closed. What came later is decided. */
export const isFinal = ({ archivedAt, createdAt }: Sent, { closedAt }: ClosableSeason) =>
  archivedAt !== null || (closedAt !== null && new Date(createdAt) < new Date(closedAt))

/** Not offered when they would change nothing, or after a hire. */
export const canHold = (status: Status) => status !== 'held' && status !== 'hired'
export const canReject = (status: Status) => status !== 'rejected' && status !== 'hired'
