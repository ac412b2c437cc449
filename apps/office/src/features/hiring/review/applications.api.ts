import { Application, ApplicationLimit, type ApplicationPatch } from '@nightshift/shared/hiring/contract'
import { api } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { withFilter } from '../../../lib/filter.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

/** An application as the screens keep it: its answers are read once, when it arrives. */
const SentApplication = Application.transform(({ rawData, ...application }) => ({
  ...application,
  data: JSON.parse(rawData) as Record<string, unknown>,
}))
export type SentApplication = z.infer<typeof SentApplication>

const list = (where: object) =>
  api.get(
    withFilter('/api/applications', { where, order: ['createdAt DESC', 'id DESC'] }),
    z.array(SentApplication),
  )

/** Every application to a festival, newest first: filters and duplicates are a matter of the screen. */
export const applicationsQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'list'],
    queryFn: () => list({ festivalId }),
  })

/** Whether a festival has taken all the applications that it takes in a day. */
export const applicationLimitQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'limit'],
    queryFn: () => api.get(`/api/festivals/${festivalId}/applicationLimit`, ApplicationLimit),
  })

/** What somebody was hired from: one application, unless something is amiss. */
export const applicationsOfQuery = (festivalId: number, userId: string) =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'of', userId],
    queryFn: () => list({ festivalId, userId }),
  })

export const patchApplication = (id: number, patch: ApplicationPatch) =>
  api.patch(`/api/applications/${id}`, patch, SentApplication)
