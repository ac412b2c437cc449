import type { OwnRequest } from '@nightshift/shared/time/entry-requests/contract'

/** How long a declined report of a missing shift stays on the page. */
const SHOWN_MS = 60 * 24 * 3_600_000

/** My last request about a shift. `requests` are newest first. */
export const latestAbout = (requests: OwnRequest[], entryId: number) =>
  requests.find(({ timeEntryId, status }) => timeEntryId === entryId && status !== 'withdrawn')

/** Missing shifts that I reported and that are in no timesheet: they wait, or were declined lately. */
export const missingShifts = (requests: OwnRequest[], now: Date) =>
  requests.filter(
    ({ timeEntryId, status, createdAt }) =>
      timeEntryId === null &&
      (status === 'waiting' ||
        (status === 'declined' && now.getTime() - new Date(createdAt).getTime() < SHOWN_MS)),
  )
