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
import { authRoutes } from './domains/access/auth/auth.routes.ts'
import { auditRoutes } from './domains/audit/audit.routes.ts'
import { liveRoutes } from './domains/audit/live/live.routes.ts'
import { hiringRoutes } from './domains/hiring/hiring.routes.ts'
import { invitationsRoutes } from './domains/hiring/invitations/invitations.routes.ts'
import { kioskRoutes } from './domains/kiosk/kiosk.routes.ts'
import { kiosksRoutes } from './domains/kiosk/kiosks/kiosks.routes.ts'
import { kioskPunchesRoutes } from './domains/kiosk/offline-punches/offline-punches.routes.ts'
import { attendanceRoutes } from './domains/nights/attendance/attendance.routes.ts'
import { calendarFeedRoutes } from './domains/nights/calendar-feed/calendar-feed.routes.ts'
import { myNightsRoutes } from './domains/nights/my-nights/my-nights.routes.ts'
import { nightPlanRoutes } from './domains/nights/night-plan/night-plan.routes.ts'
import { nightReportsRoutes } from './domains/nights/night-reports/night-reports.routes.ts'
import { publicationRoutes } from './domains/nights/publication/publication.routes.ts'
import { rollCallRoutes } from './domains/nights/roll-call/roll-call.routes.ts'
import { tonightRoutes } from './domains/nights/tonight/tonight.routes.ts'
import { labourCostRoutes } from './domains/payroll/labour-cost/labour-cost.routes.ts'
import { overtimeRoutes } from './domains/payroll/overtime/overtime.routes.ts'
import { payPeriodsRoutes } from './domains/payroll/pay-periods/pay-periods.routes.ts'
import { payrollRoutes } from './domains/payroll/payroll.routes.ts'
import { spiRoutes } from './domains/payroll/spi/spi.routes.ts'
import { statementsRoutes } from './domains/payroll/statements/statements.routes.ts'
import { badgesRoutes } from './domains/people/badges/badges.routes.ts'
import { employeesRoutes } from './domains/people/employees/employees.routes.ts'
import { erasureRoutes } from './domains/people/erasure/erasure.routes.ts'
import { myDataRoutes } from './domains/people/my-data/my-data.routes.ts'
import { tenureRoutes } from './domains/people/tenure/tenure.routes.ts'
import { seasonClosingRoutes } from './domains/seasons/season-closing/season-closing.routes.ts'
import { seasonOpeningRoutes } from './domains/seasons/season-opening/season-opening.routes.ts'
import { seasonsRoutes } from './domains/seasons/seasons.routes.ts'
import { festivalsRoutes } from './domains/setup/festivals/festivals.routes.ts'
import { payrollSettingsRoutes } from './domains/setup/payroll-settings/payroll-settings.routes.ts'
import { planSettingsRoutes } from './domains/setup/plan-settings/plan-settings.routes.ts'
import { positionsRoutes } from './domains/setup/positions/positions.routes.ts'
import { retentionRoutes } from './domains/setup/retention/retention.routes.ts'
import { appsRoutes } from './domains/site/pages/apps.routes.ts'
import { siteContentRoutes } from './domains/site/site-content/site-content.routes.ts'
import { sitePicturesRoutes } from './domains/site/site-pictures/site-pictures.routes.ts'
import { backupsRoutes } from './domains/system/backups/backups.routes.ts'
import { dashboardRoutes } from './domains/system/dashboard/dashboard.routes.ts'
import { healthRoutes } from './domains/system/health/health.routes.ts'
import { vitalsRoutes } from './domains/system/vitals/vitals.routes.ts'
import { entryRequestsRoutes } from './domains/time/entry-requests/entry-requests.routes.ts'
import { timeclockRoutes } from './domains/time/timeclock/timeclock.routes.ts'
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
