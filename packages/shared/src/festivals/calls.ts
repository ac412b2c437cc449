import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { PUBLIC_CONFIG } from '../public-site/call-paths.ts'
import { Festival, FestivalPatch, PublicConfigEntry } from './contract.ts'
import { SeasonEdit, SeasonVersion } from './season-version.ts'

const params = RecordParams

export const FESTIVALS_CALLS = {
  list: { method: 'GET', path: '/api/festivals', answer: z.array(Festival) },
  edit: { method: 'PATCH', path: '/api/festivals/:id', params, body: FestivalPatch, answer: Festival },
  logo: { method: 'GET', path: '/api/festivals/:id/logo', params },
  season: { method: 'GET', path: '/api/festivals/:id/season', params, answer: SeasonVersion },
  editSeason: {
    method: 'PATCH',
    path: '/api/festivals/:id/season',
    params,
    body: SeasonEdit,
    answer: SeasonVersion,
  },
  publicConfig: { ...PUBLIC_CONFIG, answer: z.array(PublicConfigEntry) },
} as const satisfies Calls
