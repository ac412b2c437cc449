import { banner } from './banner.ts'
import { erasedAgainText, readErasedLists } from './platform/backups/erased-list.ts'
import { scheduleBackups } from './platform/backups/schedule.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import type { Db } from './platform/database/pool.ts'
import { scheduleCleanup } from './platform/housekeeping.ts'
import type { App } from './platform/http/app.ts'
import { closeGracefully } from './platform/http/listening/closing.ts'
import { listen } from './platform/http/listening/listen.ts'
import { readKeyPair } from './platform/http/tls/key-pair.ts'
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
  const opening = openDatabase(config)
  // The operator's own may be waited for; nothing of ours runs until it is there.
  const database = await (config.databaseUrl ? Promise.race([opening, asked]) : opening)
  if (!database) return
  try {
    // Before the first query: a slow machine may read modules for longer than the pool waits for a connection.
    const { buildApp } = await loading
    if (config.demo) await fillDemo(database.db)
    await eraseListedAgain(config, database.db)
    const live = openLive(database.db, database.url)
    const app = await buildApp({ config, db: database.db, live, keyPair })
    const stopCleanup = scheduleCleanup(database.db)
    const stopRetention = await scheduleRetentionOf(app)
    const stopPublications = await schedulePublicationsOf(app)
    const stopSlowCallWrites = scheduleSlowCallWrites(app.slowCalls, database.db)
    // A database of the operator's own is backed up by the operator.
    const stopBackups = config.databaseUrl
      ? undefined
      : scheduleBackups({ config, url: database.url, log: app.log })
    const renewal = config.tls && keyPair && watchKeyPair(app, config.tls, keyPair)
    app.addHook('onClose', async () => {
      stopCleanup()
      stopRetention()
      renewal?.stop()
      stopBackups?.()
      await stopPublications()
      await stopSlowCallWrites()
      await live.close()
    })
    const metricsUrl = await serveMetrics(app, config)
    const code = await firstRunCode(app)
    say(banner(config, { ...(await listen(app, config)), metricsUrl, code }))
    await asked
    say('Stopping.')
    // Requests in flight are answered first; the database goes last.
    await closeGracefully(app)
  } finally {
    await database.close()
  }
}

/** Loaded dynamically, because only the demo needs it. */
async function fillDemo(db: Db) {
  const { seedDemo } = await import('./demo/seed.ts')
  if (await seedDemo(db)) say('Filled the demo.')
}

/** For a database that was restored by other means than npm run restore. */
async function eraseListedAgain(config: Config, db: Db) {
  const { eraseListed } = await import('./features/erasure/erase-listed.service.ts')
  // A list that cannot be read fails the next backup, too, which the dashboard shows.
  const erased = await readErasedLists([config.backups.dir]).catch((error) => {
    if (!(error instanceof StartupError)) throw error
    say(error.message)
    return []
  })
  const count = await eraseListed(db, erased, new Date())
  if (count) say(erasedAgainText(count))
}

async function scheduleRetentionOf({ db, live, log }: App) {
  const { scheduleRetention } = await import('./features/retention/retention-schedule.ts')
  return scheduleRetention({ db, live, log })
}

async function schedulePublicationsOf({ db, live, log, now }: App) {
  const { schedulePublications } = await import('./features/site-content/scheduled/publication-schedule.ts')
  return schedulePublications({ db, live, log, now })
}

/** The address of the metrics, if they are on. */
async function serveMetrics(app: App, { metrics: { port, host } }: Config) {
  if (port === undefined) return undefined
  const { collectProcessMetrics } = await import('./platform/metrics/metrics.ts')
  const { collectKioskMetrics } = await import('./platform/metrics/kiosk-metrics.ts')
  const { startMetricsServer } = await import('./platform/metrics/metrics-server.ts')
  const { findEnrolledKiosks } = await import('./features/kiosks/kiosks.queries.ts')
  try {
    const server = await startMetricsServer({ port, host })
    app.addHook('onClose', server.close)
    collectProcessMetrics(app.db.$client)
    collectKioskMetrics(() => findEnrolledKiosks(app.db), app.now)
    return server.url
  } catch (error) {
    await app.close()
    throw listenFailure(error, { host, port }, 'METRICS_')
  }
}

/** The code of the first-run page while no account exists, valid until the server stops. */
async function firstRunCode(app: App) {
  const { issueFirstRunCode } = await import('./features/auth/first-run.service.ts')
  const issued = await issueFirstRunCode(app.db)
  app.addHook('onClose', async () => void (await issued?.withdraw().catch(() => {})))
  return issued?.code
}

/** Idempotent: Ctrl-C arrives from the terminal and again through npm. */
const untilAskedToStop = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })

await main().catch(stopWithOneSentence)
process.exit()
