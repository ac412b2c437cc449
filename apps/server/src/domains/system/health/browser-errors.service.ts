import { createHash } from 'node:crypto'
import {
  isNoise,
  kindOf,
  maskMessage,
  OTHER_PAGE,
  pageOf,
} from '@nightshift/shared/system/health/browser-errors'
import type { BrowserErrorReport } from '@nightshift/shared/system/health/contract'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { clientNetwork } from '../../../platform/http/client-network.ts'
import { countHit } from '../../../platform/limits/rate-limit.ts'
import { countBrowserError } from '../../../platform/metrics/metrics.ts'
import { VERSION } from '../../../platform/release.ts'
import { type BrowserError, storeBrowserError } from './browser-errors.queries.ts'

/** Different errors of a day. Anybody can report any text: what comes after these is only counted. */
export const MOST_GROUPS = 200

/** A page load sends five at most; a venue's people may share an address. */
const PER_ADDRESS = { most: 60, windowMs: 60_000 }

/** Takes the report of a browser, unless too many came from its network. */
export async function takeReport(
  db: Db,
  { ip, log }: Pick<FastifyRequest, 'ip' | 'log'>,
  report: BrowserErrorReport,
  now: Date,
) {
  if (!(await countHit(db, `errors:${clientNetwork(ip)}`, PER_ADDRESS, now)))
    throw new AppError('tooManyRequests')
  await noteBrowserError(db, report, now, log)
}

/** Stores an error without personal data, in the group of those like it. The first of a group is logged, too. */
export async function noteBrowserError(
  db: Db,
  report: BrowserErrorReport,
  now: Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  if (isNoise(report)) return
  const error = grouped({
    release: report.release,
    kind: kindOf(report),
    page: pageOf(report.page),
    message: maskMessage(report.message),
    frames: report.frames,
    requestId: report.requestId ?? null,
  })
  countBrowserError(error.kind)
  const count =
    (await storeBrowserError(db, error, now, MOST_GROUPS)) ??
    (await storeBrowserError(db, furtherErrors, now, MOST_GROUPS + 1))
  if (count !== 1) return
  const { digest: _, ...browserError } = error
  log.warn({ browserError }, 'An error in a browser. The next ones like it today are only counted.')
}

function grouped(error: Omit<BrowserError, 'digest'>): BrowserError {
  const { release, kind, page, message, frames } = error
  const key = JSON.stringify([release, kind, page, message, frames[0]])
  return { ...error, digest: createHash('sha256').update(key).digest() }
}

/** The group of whatever a full day has no room for. */
const furtherErrors = grouped({
  release: VERSION,
  kind: 'uncaught',
  page: OTHER_PAGE,
  message: 'Further errors of a day with too many different ones',
  frames: [],
  requestId: null,
})
