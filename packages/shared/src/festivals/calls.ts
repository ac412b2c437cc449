import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { PUBLIC_CONFIG } from '../public-site/call-paths.ts'
import { Festival, FestivalPatch, PublicConfigEntry } from './contract.ts'

const params = RecordParams

export const FESTIVALS_CALLS = {
  list: { method: 'GET', path: '/api/festivals', answer: z.array(Festival) },
  edit: { method: 'PATCH', path: '/api/festivals/:id', params, body: FestivalPatch, answer: Festival },
  logo: { method: 'GET', path: '/api/festivals/:id/logo', params },
  publicConfig: { ...PUBLIC_CONFIG, answer: z.array(PublicConfigEntry) },
} as const satisfies Calls
