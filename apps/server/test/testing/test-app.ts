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
import { clearDatabase } from './clear-database.ts'
import { createDatabase, testDatabase } from './test-database.ts'

/** Made when something is written to it, such as the list of erased people. */
const dataDir = join(tmpdir(), `nightshift-venue-${randomBytes(6).toString('hex')}`)
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir })

const build = (db: Db, live: Live, now: () => Date) => buildApp({ config, db, live, now, strict: true })

/** What the files of a worker share: their connections and the app take longer to make than most tests. */
const shared = { clock: { now: new Date() } } as {
  clock: { now: Date }
  database?: Promise<{ db: Db; url: string; live: Live }>
  app?: Promise<App>
}

/**
 * The app on a database without rows. A file whose tests depend on what an app keeps in memory, or that leave a
 * database changed, takes its own ones.
 */
export async function testApp(now: Date, { ownApp = false } = {}) {
  const made = ownApp ? await makeOwn(now) : await takeShared(now)
  afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  return { ...made, dataDir }
}

async function makeOwn(now: Date) {
  const clock = { now }
  const { db, url } = await testDatabase()
  const live = openLive(db, url)
  const app = await build(db, live, () => clock.now)
  afterAll(async () => {
    await app.close()
    await live.close()
  })
  return { app, db, url, clock }
}

async function takeShared(now: Date) {
  shared.database ??= createDatabase().then(({ db, url }) => ({ db, url, live: openLive(db, url) }))
  const { db, url, live } = await shared.database
  await clearDatabase(db)
  const clock = { now }
  shared.clock = clock
  shared.app ??= build(db, live, () => shared.clock.now)
  const app = await shared.app
  afterAll(async () => {
    // One that listens is closed; the next file builds another.
    if (!app.server.listening) return
    delete shared.app
    await app.close()
  })
  return { app, db, url, clock }
}
