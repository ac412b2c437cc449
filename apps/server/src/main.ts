import { banner } from './banner.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import type { Db } from './platform/database/pool.ts'
import { scheduleCleanup } from './platform/housekeeping.ts'
import type { App } from './platform/http/app.ts'
import { closeGracefully } from './platform/http/closing.ts'
import { openLive } from './platform/live.ts'
import { StartupError } from './platform/startup-error.ts'
import { say, stopWithOneSentence } from './platform/terminal.ts'

async function main() {
  const config = readConfig(process.env)
  // Node reads the API's modules while PostgreSQL starts.
  const loading = import('./app.ts')
  const database = await openDatabase(config)
  try {
    if (config.demo) await fillDemo(database.db)
    const live = openLive(database.db, database.url)
    const { buildApp } = await loading
    const app = await buildApp({ config, db: database.db, live })
    const stopCleanup = scheduleCleanup(database.db)
    app.addHook('onClose', async () => {
      stopCleanup()
      await live.close()
    })
    // Before the server listens: a stop signal may come as soon as it is reachable.
    const asked = untilAskedToStop()
    const address = await listen(app, config)
    say(banner(config, address))
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

async function listen(app: App, { host, port }: Config) {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    await app.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartupError(`Port ${port} is in use; set PORT to another one.`)
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} may not be used by this user; set PORT to another one.`)
    throw new StartupError(`Cannot listen on ${host}; set HOST to an address of this machine.`)
  }
}

/** Idempotent: Ctrl-C arrives from the terminal and again through npm. */
const untilAskedToStop = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })

await main().catch(stopWithOneSentence)
process.exit()
