import { setTimeout as sleep } from 'node:timers/promises'
import { banner } from './banner.ts'
import { erasedAgainText, readErasedLists } from './platform/backups/erased-list.ts'
import { scheduleBackups } from './platform/backups/schedule.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import { connect, type Db } from './platform/database/pool.ts'
import { scheduleCleanup } from './platform/housekeeping.ts'
import type { App } from './platform/http/app.ts'
import { closeGracefully } from './platform/http/listening/closing.ts'
import { listen } from './platform/http/listening/listen.ts'
import { type KeyPair, readKeyPair } from './platform/http/tls/key-pair.ts'
import { watchKeyPair } from './platform/http/tls/renewal.ts'
import { listenFailure } from './platform/listen-failure.ts'
import { openLive } from './platform/live.ts'
import { scheduleSlowCallWrites } from './platform/metrics/slow-calls.ts'
import { StartupError } from './platform/startup-error.ts'
import { say, stopWithOneSentence } from './platform/terminal.ts'

async function main() {
  const config = readConfig(process.env)
  // Before the embedded database runs: a process that a signal ends would leave it behind.
  const asked = untilAskedToStop()
  const keyPair = config.tls && (await readKeyPair(config.tls))
  // Node reads the API's modules while PostgreSQL starts.
  const loading = import('./app.ts')
  const waitMs = (await hasCopyOfSite(config)) ? Number.POSITIVE_INFINITY : config.databaseWaitMs
  const opening = openDatabase(config, { waitMs })
  const early = await startEarly({ config, keyPair }, opening)
  // The operator's own may be waited for; nothing of ours runs until it is there.
  const database = await (config.databaseUrl ? Promise.race([opening, asked]) : opening)
  if (!database) return early?.close()
  const stops: (() => unknown)[] = []
  try {
    // Before the first query: a slow machine may read modules for longer than the pool waits for a connection.
    const { buildApp } = await loading
    if (config.demo) await fillDemo(database.db)
    await eraseListedAgain(config, database.db)
    const live = early?.live ?? openLive(database.db, database.url)
    stops.push(live.close)
    const app = early?.app ?? (await buildApp({ config, db: database.db, live, keyPair }))
    stops.push(
      scheduleCleanup(database.db),
      await scheduleRetentionOf(app),
      await schedulePublicationsOf(app),
      scheduleSlowCallWrites(app.slowCalls, database.db),
    )
    // A database of the operator's own is backed up by the operator.
    if (!config.databaseUrl) stops.push(scheduleBackups({ config, url: database.url, log: app.log }))
    if (config.tls && keyPair) stops.push(watchKeyPair(app, config.tls, keyPair).stop)
    const metrics = await serveMetrics(app, config)
    if (metrics) stops.push(metrics.close)
    const firstRun = await issueFirstRunCodeOf(app)
    if (firstRun) stops.push(() => firstRun.withdraw().catch(() => {}))
    const listening = early?.listening ?? (await listen(app, config))
    early?.databaseIsThere()
    say(banner(config, { ...listening, metricsUrl: metrics?.url, code: firstRun?.code }))
    await asked
    say('Stopping.')
    // Requests in flight are answered first; the database goes last.
    await closeGracefully(app)
  } finally {
    // In the reverse order: what announces something comes before what sends it.
    for (const stop of stops.toReversed()) await stop()
    await database.close()
  }
}

/** How long visitors wait at most before they see the copy. */
const EARLY_AFTER_MS = 3_000

/** A database of the operator's own may be away for long; visitors see the copy of the site until it is back. */
async function hasCopyOfSite({ databaseUrl, dataDir }: Config) {
  if (!databaseUrl) return false
  const { readSavedSite } = await import('./domains/site/pages/saved-site.service.ts')
  return (await readSavedSite(dataDir)) !== undefined
}

type Early = { config: Config; keyPair?: KeyPair }

/** Starts to listen before the database is there, if there is a copy of the site to show. */
async function startEarly({ config, keyPair }: Early, opening: Promise<unknown>) {
  if (!(await hasCopyOfSite(config))) return undefined
  const isOpen = opening.then(() => true)
  if (await Promise.race([isOpen, sleep(EARLY_AFTER_MS)])) return undefined
  const { buildApp } = await import('./app.ts')
  const db = connect(config.databaseUrl!)
  const live = openLive(db, config.databaseUrl!)
  let isAway = true
  const app = await buildApp({ config, db, live, keyPair, isAway: () => isAway })
  const listening = await listen(app, config)
  say('The database is away. Visitors see the copy of the site in the data folder.')
  const close = async () => {
    await closeGracefully(app)
    await live.close()
    await db.$client.end()
  }
  const databaseIsThere = () => {
    isAway = false
  }
  return { app, live, listening, close, databaseIsThere }
}

/** Loaded dynamically, because only the demo needs it. */
async function fillDemo(db: Db) {
  const { seedDemo } = await import('./demo/seed.ts')
  if (await seedDemo(db)) say('Filled the demo.')
}

/** For a database that was restored by other means than npm run restore. */
async function eraseListedAgain(config: Config, db: Db) {
  const { eraseListed } = await import('./domains/people/erasure/erase-listed.service.ts')
  // A list that cannot be read fails the next backup, too, which the dashboard shows.
  const erased = await readErasedLists([config.backups.dir]).catch((error) => {
    if (!(error instanceof StartupError)) throw error
    say(error.message)
    return []
  })
  const count = await eraseListed(db, erased, new Date())
  if (count) say(erasedAgainText(count))
}

async function scheduleRetentionOf({ db, log }: App) {
  const { scheduleRetention } = await import('./domains/setup/retention/retention-schedule.ts')
  return scheduleRetention({ db, log })
}

async function schedulePublicationsOf({ db, live, log, now }: App) {
  const { schedulePublications } = await import(
    './domains/site/site-content/scheduled/publication-schedule.ts'
  )
  return schedulePublications({ db, live, log, now })
}

/** The server of the metrics, if they are on. */
async function serveMetrics(app: App, { metrics: { port, host } }: Config) {
  if (port === undefined) return undefined
  const { collectProcessMetrics } = await import('./platform/metrics/metrics.ts')
  const { collectKioskMetrics } = await import('./platform/metrics/kiosk-metrics.ts')
  const { startMetricsServer } = await import('./platform/metrics/metrics-server.ts')
  const { findEnrolledKiosks } = await import('./domains/kiosk/kiosks/kiosks.queries.ts')
  try {
    const server = await startMetricsServer({ port, host })
    collectProcessMetrics(app.db.$client)
    collectKioskMetrics(() => findEnrolledKiosks(app.db), app.now)
    return server
  } catch (error) {
    await app.close()
    throw listenFailure(error, { host, port }, 'METRICS_')
  }
}

/** The code of the first-run page while no account exists, valid until the server stops. */
async function issueFirstRunCodeOf({ db }: App) {
  const { issueFirstRunCode } = await import('./domains/access/auth/first-run.service.ts')
  return issueFirstRunCode(db)
}

/** Idempotent: Ctrl-C arrives from the terminal and again through npm. */
const untilAskedToStop = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })

await main().catch(stopWithOneSentence)
process.exit()
