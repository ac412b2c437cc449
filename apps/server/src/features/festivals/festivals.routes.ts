import { can } from '@nightshift/shared/access'
import { Festival, FestivalPatch, PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import type { Season } from '@nightshift/shared/festivals/season'
import { SeasonEdit, SeasonVersion } from '@nightshift/shared/festivals/season-version'
import { RecordIdText } from '@nightshift/shared/ids'
import { z } from 'zod'
import { findJson, findOneJson } from '../../platform/filter/find.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open, requires, signedIn } from '../../platform/http/guard.ts'
import { sendImage } from '../../platform/http/image.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { callerOf } from '../../platform/scope.ts'
import { festivalEntity } from './festivals.entity.ts'
import { findLogo, findPublicConfigJson, findSeason } from './festivals.queries.ts'
import { editFestival, editSeason } from './festivals.service.ts'

const Params = z.strictObject({ id: RecordIdText })

const versionOf = ({ season, updatedAt }: { season: Season; updatedAt: Date }) => ({
  ...season,
  updatedAt: updatedAt.toISOString(),
})

export async function festivalsRoutes(app: App) {
  const { db } = app
  const tell = (festivalId: number) => app.live.announce({ kind: 'setting', festivalId })

  app.get(
    '/api/festivals',
    { config: signedIn, schema: { response: { 200: z.array(Festival) } } },
    async (request, reply) => {
      const { actor } = request
      // People without a festival choose among all of them; so does the highest level.
      const festivalId = can(actor, 'festivals.all') ? null : actor.festivalId
      const caller = { ...callerOf(request), festivalId }
      return sendJson(reply, await findJson(db, festivalEntity, { order: ['name'] }, caller))
    },
  )

  app.patch(
    '/api/festivals/:id',
    {
      config: requires('festivals.manage'),
      schema: { params: Params, body: FestivalPatch, response: { 200: Festival } },
    },
    async (request, reply) => {
      const { id } = request.params
      const caller = callerOf(request)
      await editFestival(db, caller, id, request.body)
      tell(id)
      return sendJson(reply, await findOneJson(db, festivalEntity, id, caller))
    },
  )

  app.get('/api/festivals/:id/logo', { config: open, schema: { params: Params } }, async (request, reply) =>
    sendImage(request, reply, await findLogo(db, request.params.id)),
  )

  app.get(
    '/api/festivals/:id/season',
    { config: open, schema: { params: Params, response: { 200: SeasonVersion } } },
    async ({ params }) => {
      const found = await findSeason(db, params.id)
      if (!found) throw new AppError('notFound')
      return versionOf(found)
    },
  )

  app.patch(
    '/api/festivals/:id/season',
    {
      config: requires('festivals.manage'),
      schema: { params: Params, body: SeasonEdit, response: { 200: SeasonVersion } },
    },
    async (request) => {
      const { id } = request.params
      const made = await editSeason(db, callerOf(request), id, request.body)
      tell(id)
      return versionOf(made)
    },
  )

  app.get(
    '/api/publicConfig',
    { config: open, schema: { response: { 200: z.array(PublicConfigEntry) } } },
    async (_, reply) => sendJson(reply, await findPublicConfigJson(db)),
  )
}
