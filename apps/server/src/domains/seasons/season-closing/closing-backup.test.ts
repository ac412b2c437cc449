import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../../test/testing/folders/data-folder.ts'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue } from '../../../../test/testing/venue.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const seen = { nightsToCome: 0, openShifts: 0, needsReview: 0, attention: 0, unexported: 0, applications: 0 }

/** A server with these settings, and the calls of an administrator for a festival of its own. */
async function serve(settings: Record<string, string>) {
  const app = await secondServer(venue, settings)
  const { id } = await venue.festival('Closing')
  const headers = async () => ({ cookie: await venue.signIn(ada.id) })
  const url = `/api/festivals/${id}/season`
  return {
    plan: async () => (await app.inject({ url: `${url}/closing`, headers: await headers() })).json(),
    backUp: async () => app.inject({ method: 'POST', url: `${url}/backup`, headers: await headers() }),
    close: async (reasons = {}) =>
      app.inject({
        method: 'POST',
        url: `${url}/close`,
        headers: await headers(),
        payload: { seen, deactivate: [], reasons },
      }),
  }
}

test('closing needs a good backup of the last hour, and names it', async () => {
  const { plan, backUp, close } = await serve({ DATA_DIR: await emptyFolder() })
  expect((await plan()).backup).toEqual({ kind: 'none' })
  const refused = await close({ backup: 'No need' })
  expect(refused.json().error.code).toBe('backupMissing')

  const { name } = (await backUp()).json()
  expect((await plan()).backup).toEqual({ kind: 'good', name, at: venue.clock.now.toISOString() })
  venue.wait(3_600_001)
  expect((await close()).json().error.code).toBe('backupMissing')
  venue.wait(-3_600_001)
  expect((await close()).json().closing.backup).toEqual({ name })
})

test('a backup that fails says why', async () => {
  const DATA_DIR = await emptyFolder()
  const BACKUP_DIR = join(DATA_DIR, 'share')
  await mkdir(BACKUP_DIR)
  const { backUp, close } = await serve({ DATA_DIR, BACKUP_DIR })
  const reply = await backUp()
  expect(reply.statusCode).toBe(409)
  expect(reply.json().error).toMatchObject({
    code: 'backupFailed',
    message: expect.stringMatching(
      /^The backup could not be made, so nothing was done\. The folder in BACKUP_DIR/,
    ),
  })
  expect((await close()).statusCode).toBe(409)
})

test('where the operator backs the database up, closing asks how', async () => {
  const { plan, backUp, close } = await serve({ DATABASE_URL: venue.url })
  expect((await plan()).backup).toEqual({ kind: 'external' })
  expect((await backUp()).json().error.code).toBe('backedUpElsewhere')
  expect((await close()).json().error.code).toBe('backedUpElsewhere')
  const closed = await close({ backup: 'pg_dump at noon' })
  expect(closed.json().closing.backup).toEqual({ reason: 'pg_dump at noon' })
})
