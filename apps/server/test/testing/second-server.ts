import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config.ts'
import { connect } from '../../src/platform/database/pool.ts'
import { openLive } from '../../src/platform/live.ts'
import type { Venue } from './venue.ts'

/** A second process of the venue, closed after the test or the file: its own connections, the same database and clock. */
export async function secondServer({ url, clock, dataDir }: Venue, settings: Record<string, string> = {}) {
  const db = connect(url, { max: 5 })
  const live = openLive(db, url)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings })
  const app = await buildApp({ config, db, live, now: () => clock.now, strict: true })
  const whenDone = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  whenDone(async () => {
    await app.close()
    await live.close()
    await db.$client.end()
  })
  return app
}
