import { banner } from './banner.ts'
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
import { say, stopWithOneSentence } from './platform/terminal.ts'

async function main() {
  const config = readConfig(process.env)
  const keyPair = config.tls && (await readKeyPair(config.tls))
  // Node reads the API's modules while PostgreSQL starts.
  const loading = import('./app.ts')
  const database = await openDatabase(config)
  try {
    if (config.demo) await fillDemo(database.db)
    const live = openLive(database.db, database.url)
    const { buildApp } = await loading
    const app = await buildApp({ config, db: database.db, live, keyPair })
    const stopCleanup = scheduleCleanup(database.db)
    const stopSlowCallWrites = scheduleSlowCallWrites(app.slowCalls, database.db)
    // A database of the operator's own is backed up by the operator.
    const stopBackups = config.databaseUrl
      ? undefined
      : scheduleBackups({ config, url: database.url, log: app.log })
    const renewal = config.tls && keyPair && watchKeyPair(app, config.tls, keyPair)
    app.addHook('onClose', async () => {
      stopCleanup()
      renewal?.stop()
      stopBackups?.()
      await stopSlowCallWrites()
      await live.close()
    })
    // Before the server listens: a stop signal may come as soon as it is reachable.
    const asked = untilAskedToStop()
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
