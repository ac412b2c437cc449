import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import type { Application, ApplicationPatch } from '@nightshift/shared/hiring/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/calls.ts'

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
  [...keyOf(HIRING_CALLS.list), festivalId, 'list'] as const

/** Every application to a season, newest first: filters and duplicates are a matter of the screen. */
export const applicationsQuery = (festivalId: number, seasonId: number | undefined) =>
  queryOptions({
    queryKey: [...applicationLists(festivalId), seasonId],
    queryFn: () => list({ festivalId, seasonId }),
    meta: { reads: HIRING_CALLS.list.reads },
    enabled: seasonId !== undefined,
  })

/** What somebody was hired from: one application in each season. */
export const applicationsOfQuery = (festivalId: number, userId: string) =>
  queryOptions({
    queryKey: [...keyOf(HIRING_CALLS.list), festivalId, 'of', userId],
    queryFn: () => list({ festivalId, userId }),
    meta: { reads: HIRING_CALLS.list.reads },
  })

export const patchApplication = async (id: number, patch: ApplicationPatch) =>
  sentOf(await callApi(HIRING_CALLS.edit, { params: { id }, body: patch }))
