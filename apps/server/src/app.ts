import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyHttpOptions,
  type FastifyServerFactory,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { API_WORDS } from './api-words.ts'
import { authRoutes } from './features/access/auth/auth.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { liveRoutes } from './features/audit/live/live.routes.ts'
import { hiringRoutes } from './features/hiring/hiring.routes.ts'
import { invitationsRoutes } from './features/hiring/invitations/invitations.routes.ts'
import { kioskRoutes } from './features/kiosk/kiosk.routes.ts'
import { kiosksRoutes } from './features/kiosk/kiosks/kiosks.routes.ts'
import { kioskPunchesRoutes } from './features/kiosk/offline-punches/offline-punches.routes.ts'
import { attendanceRoutes } from './features/nights/attendance/attendance.routes.ts'
import { calendarFeedRoutes } from './features/nights/calendar-feed/calendar-feed.routes.ts'
import { myNightsRoutes } from './features/nights/my-nights/my-nights.routes.ts'
import { nightPlanRoutes } from './features/nights/night-plan/night-plan.routes.ts'
import { nightReportsRoutes } from './features/nights/night-reports/night-reports.routes.ts'
import { publicationRoutes } from './features/nights/publication/publication.routes.ts'
import { rollCallRoutes } from './features/nights/roll-call/roll-call.routes.ts'
import { tonightRoutes } from './features/nights/tonight/tonight.routes.ts'
import { labourCostRoutes } from './features/payroll/labour-cost/labour-cost.routes.ts'
import { overtimeRoutes } from './features/payroll/overtime/overtime.routes.ts'
import { payPeriodsRoutes } from './features/payroll/pay-periods/pay-periods.routes.ts'
import { payrollRoutes } from './features/payroll/payroll.routes.ts'
import { spiRoutes } from './features/payroll/spi/spi.routes.ts'
import { statementsRoutes } from './features/payroll/statements/statements.routes.ts'
import { badgesRoutes } from './features/people/badges/badges.routes.ts'
import { employeesRoutes } from './features/people/employees/employees.routes.ts'
import { erasureRoutes } from './features/people/erasure/erasure.routes.ts'
import { myDataRoutes } from './features/people/my-data/my-data.routes.ts'
import { tenureRoutes } from './features/people/tenure/tenure.routes.ts'
import { seasonClosingRoutes } from './features/seasons/season-closing/season-closing.routes.ts'
import { seasonOpeningRoutes } from './features/seasons/season-opening/season-opening.routes.ts'
import { seasonsRoutes } from './features/seasons/seasons.routes.ts'
import { festivalsRoutes } from './features/setup/festivals/festivals.routes.ts'
import { payrollSettingsRoutes } from './features/setup/payroll-settings/payroll-settings.routes.ts'
import { planSettingsRoutes } from './features/setup/plan-settings/plan-settings.routes.ts'
import { positionsRoutes } from './features/setup/positions/positions.routes.ts'
import { retentionRoutes } from './features/setup/retention/retention.routes.ts'
import { appsRoutes } from './features/site/pages/apps.routes.ts'
import { siteContentRoutes } from './features/site/site-content/site-content.routes.ts'
import { sitePicturesRoutes } from './features/site/site-pictures/site-pictures.routes.ts'
import { backupsRoutes } from './features/system/backups/backups.routes.ts'
import { dashboardRoutes } from './features/system/dashboard/dashboard.routes.ts'
import { healthRoutes } from './features/system/health/health.routes.ts'
import { vitalsRoutes } from './features/system/vitals/vitals.routes.ts'
import { entryRequestsRoutes } from './features/time/entry-requests/entry-requests.routes.ts'
import { timeclockRoutes } from './features/time/timeclock/timeclock.routes.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database/pool.ts'
import { answerAtOnce } from './platform/http/answers-at-once.ts'
import type { App } from './platform/http/app.ts'
import { AppError } from './platform/http/app-error.ts'
import { readBodies } from './platform/http/bodies.ts'
import { checkAnswers } from './platform/http/check-answers.ts'
import { documentApi } from './platform/http/docs.ts'
import { answerFailure, handleErrors } from './platform/http/failures/errors.ts'
import { guardRoutes } from './platform/http/guard.ts'
import { healthProbe } from './platform/http/health.ts'
import { REQUEST_MS, SLOW_CLIENT_LIMITS } from './platform/http/listening/timeouts.ts'
import { logging } from './platform/http/logging.ts'
import { isCall } from './platform/http/route-of.ts'
import { secureHeaders } from './platform/http/security.ts'
import { http2Server, type Limits, leaveOutConnectionHeader } from './platform/http/tls/http2.ts'
import type { KeyPair } from './platform/http/tls/key-pair.ts'
import { announceThrough, type Live } from './platform/live.ts'
import { measureRequests } from './platform/metrics/measure-requests.ts'

type Parts = {
  config: Config
  db: Db
  live: Live
  now?: () => Date
  /** Serves https instead of http. */
  keyPair?: KeyPair
  /** Whether the database has not been there yet: until then calls answer 503, and pages are those of a copy. */
  isAway?: () => boolean
  /** For tests: checks every answer against its schema. */
  strict?: boolean
}

/** The whole server on a database: one line per feature. */
export async function buildApp(parts: Parts): Promise<App> {
  const { config, db, live, now = () => new Date(), keyPair, isAway = () => false, strict } = parts
  const app: App = Fastify({
    ...protocol(keyPair),
    logger: logging(config),
    genReqId: () => randomUUID(),
    // One log line per request, from level info on.
    logController: new LogController({
      disableRequestLogging: !['info', 'debug', 'trace'].includes(config.logLevel),
    }),
    // As a function: Fastify trusts nobody for a number.
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: 1024 * 1024,
    requestTimeout: REQUEST_MS,
    // A busy or slow machine starts slowly.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    // A malformed address fails before routing, so the error handler does not see it.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 64 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  // Answers are not validated on their way out, except in tests.
  app.setSerializerCompiler(() => JSON.stringify)
  app.decorate('config', config).decorate('db', db).decorate('live', live).decorate('now', now)
  app.decorate('isAway', isAway)
  announceThrough(db, live)

  measureRequests(app)
  answerAtOnce(app)
  handleErrors(app)
  readBodies(app)
  if (strict) checkAnswers(app, API_WORDS)
  await app.register(cookie)
  guardRoutes(app)
  await secureHeaders(app)
  if (keyPair) leaveOutConnectionHeader(app)
  refuseCallsWhileAway(app)
  await documentApi(app, API_WORDS)

  await app.register(healthProbe)
  await app.register(authRoutes)
  await app.register(employeesRoutes)
  await app.register(badgesRoutes)
  await app.register(myDataRoutes)
  await app.register(erasureRoutes)
  await app.register(festivalsRoutes)
  await app.register(retentionRoutes)
  await app.register(seasonsRoutes)
  await app.register(seasonClosingRoutes)
  await app.register(seasonOpeningRoutes)
  await app.register(tenureRoutes)
  await app.register(siteContentRoutes)
  await app.register(positionsRoutes)
  await app.register(timeclockRoutes)
  await app.register(entryRequestsRoutes)
  await app.register(payPeriodsRoutes)
  await app.register(payrollRoutes)
  await app.register(payrollSettingsRoutes)
  await app.register(planSettingsRoutes)
  await app.register(tonightRoutes)
  await app.register(labourCostRoutes)
  await app.register(statementsRoutes)
  await app.register(overtimeRoutes)
  await app.register(nightPlanRoutes)
  await app.register(spiRoutes)
  await app.register(kioskRoutes)
  await app.register(kiosksRoutes)
  await app.register(kioskPunchesRoutes)
  await app.register(hiringRoutes)
  await app.register(invitationsRoutes)
  await app.register(dashboardRoutes)
  await app.register(rollCallRoutes)
  await app.register(nightReportsRoutes)
  await app.register(attendanceRoutes)
  await app.register(auditRoutes)
  await app.register(backupsRoutes)
  await app.register(liveRoutes)
  await app.register(vitalsRoutes)
  await app.register(healthRoutes)
  await app.register(sitePicturesRoutes)
  await app.register(appsRoutes)
  await app.register(publicationRoutes)
  await app.register(myNightsRoutes)
  await app.register(calendarFeedRoutes)
  return app
}

/** Nothing is asked of a database that is not there, or whose migrations are not applied yet. */
function refuseCallsWhileAway(app: App) {
  app.addHook('onRequest', async (request) => {
    if (!app.isAway()) return
    const asksForSession = !request.is404 && request.routeOptions.config.access !== 'open'
    if (asksForSession || isCall(request)) throw new AppError('busy')
  })
}

/** HTTP/1.1, and over TLS HTTP/2 too. */
function protocol(keyPair?: KeyPair): FastifyHttpOptions<RawServerDefault> {
  if (!keyPair) return { http: SLOW_CLIENT_LIMITS }
  const serverFactory: FastifyServerFactory = (handler, limits) =>
    http2Server(keyPair, limits as Limits, handler)
  // That its addresses begin with https is all that the framework reads of `https` then.
  return { https: keyPair, serverFactory } as FastifyHttpOptions<RawServerDefault>
}
