import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Db } from '../../src/platform/database/pool.ts'
import type { App } from '../../src/platform/http/app.ts'
import { type Live, openLive } from '../../src/platform/live.ts'
import { testDatabase } from './test-database.ts'

/** Made when something is written to it, such as the list of erased people. */
const dataDir = join(tmpdir(), `nightshift-venue-${randomBytes(6).toString('hex')}`)
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir })

type Clock = { now: Date }

/** What the shared app works with, replaced by each test file. */
const current = {} as { db: Db; clock: Clock }
const currentDb = new Proxy({} as Db, { get: (_, key) => Reflect.get(current.db, key) })
const currentLive = {} as Live
let shared: Promise<App> | undefined

const build = (db: Db, live: Live, now: () => Date) => buildApp({ config, db, live, now, strict: true })

/**
 * The app on a database of this test file. The files of a worker share the app, because building it takes longer than
 * most tests. A file whose tests depend on what an app keeps in memory takes its own one, as does a second venue.
 */
export async function testApp(now: Date, { ownApp = false } = {}) {
  const { db, url } = await testDatabase()
  const clock: Clock = { now }
  const live = openLive(db, url)
  if (!ownApp) {
    Object.assign(current, { db, clock })
    Object.assign(currentLive, live)
    shared ??= build(currentDb, currentLive, () => current.clock.now)
  }
  const app = await (ownApp ? build(db, live, () => clock.now) : shared!)
  afterAll(async () => {
    // One that listens is closed, too; the next file builds another.
    if (ownApp || app.server.listening) {
      if (!ownApp) shared = undefined
      await app.close()
    }
    await live.close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  return { app, db, url, dataDir, clock }
}
