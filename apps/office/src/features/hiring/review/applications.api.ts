import { DASHBOARD_CALLS } from '@nightshift/shared/dashboard/calls'
import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import type { Application, ApplicationPatch } from '@nightshift/shared/hiring/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** An application as the screens keep it: its answers are read once, when it arrives. */
const sentOf = ({ rawData, ...application }: Application) => ({
  ...application,
  data: JSON.parse(rawData) as Record<string, unknown>,
})
export type SentApplication = ReturnType<typeof sentOf>

async function list(where: object) {
  const query = { filter: { where, order: ['createdAt DESC', 'id DESC'] } }
  return (await callApi(HIRING_CALLS.list, { query })).map(sentOf)
}

/** The lists of every season. */
export const applicationLists = (festivalId: number) =>
  [...queryKeys.applications, festivalId, 'list'] as const

/** Every application to a season, newest first: filters and duplicates are a matter of the screen. */
export const applicationsQuery = (festivalId: number, seasonId: number | undefined) =>
  queryOptions({
    queryKey: [...applicationLists(festivalId), seasonId],
    queryFn: () => list({ festivalId, seasonId }),
    enabled: seasonId !== undefined,
  })

/** Whether a festival has taken all the applications that it takes in a day. */
export const applicationLimitQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'limit'],
    queryFn: () => callApi(DASHBOARD_CALLS.applicationLimit, { params: { id: festivalId } }),
  })

/** What somebody was hired from: one application in each season. */
export const applicationsOfQuery = (festivalId: number, userId: string) =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'of', userId],
    queryFn: () => list({ festivalId, userId }),
  })

export const patchApplication = async (id: number, patch: ApplicationPatch) =>
  sentOf(await callApi(HIRING_CALLS.edit, { params: { id }, body: patch }))

export const undoHire = (id: number) => callApi(HIRING_CALLS.undoHire, { params: { id } })
