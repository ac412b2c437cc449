import { Application, type ApplicationPatch } from '@nightshift/shared/hiring/contract'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../lib/api.ts'
import { withFilter } from '../../../lib/filter.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

/** An application as the screens keep it. The answers travel once, as data, and not as their text as well. */
const SentApplication = Application.omit({ rawData: true })
export type SentApplication = z.infer<typeof SentApplication>

const list = (where: object) =>
  api.get(
    withFilter('/api/applications', {
      where,
      fields: { rawData: false },
      order: ['createdAt DESC', 'id DESC'],
    }),
    z.array(SentApplication),
  )

/** Every application to a festival, newest first: filters and duplicates are a matter of the screen. */
export const applicationsQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'list'],
    queryFn: () => list({ festivalId }),
  })

/** What somebody was hired from: one application, unless something is amiss. */
export const applicationsOfQuery = (festivalId: number, userId: string) =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'of', userId],
    queryFn: () => list({ festivalId, userId }),
  })

export async function patchApplication(id: number, patch: ApplicationPatch): Promise<SentApplication> {
  const { rawData: _, ...application } = await api.patch(`/api/applications/${id}`, patch, Application)
  return application
}
