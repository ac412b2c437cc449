import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../../test/testing/folders/data-folder.ts'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { makeBackup } from '../../../platform/backups/make-backup.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })

test('an administrator reads when the last good backup was, and whether the folder is safe', async () => {
  const app = await secondServer(venue, { DATA_DIR: await emptyFolder() })
  const status = async () => {
    const headers = { cookie: await venue.signIn(ada.id) }
    return (await app.inject({ url: '/api/backups', headers })).json()
  }
  const nothing = { automatic: true, folder: 'sameDisk', lastFailure: null, lastPing: null }
  expect(await status()).toEqual({ ...nothing, lastGood: null, overdue: false, kept: 0 })

  const { rows, bytes } = await makeBackup(app.config, venue.url, { now: venue.clock.now })
  const lastGood = { at: venue.clock.now.toISOString(), rows, bytes, encrypted: false }
  expect(await status()).toEqual({ ...nothing, lastGood, overdue: false, kept: 1 })
  venue.wait(37 * 3_600_000)
  expect(await status()).toMatchObject({ lastGood, overdue: true })
})

test('a server that never made a backup is overdue after 36 hours, and says what failed', async () => {
  const DATA_DIR = await emptyFolder()
  const app = await secondServer(venue, { DATA_DIR, BACKUP_DIR: join(DATA_DIR, 'share') })
  await makeBackup(app.config, venue.url, { now: venue.clock.now }).catch(() => {})
  venue.wait(37 * 3_600_000)
  const reply = await app.inject({
    url: '/api/backups',
    headers: { cookie: await venue.signIn(ada.id) },
  })
  expect(reply.json()).toMatchObject({
    folder: 'notMounted',
    lastGood: null,
    lastFailure: { reason: expect.stringContaining('npm run backup -- --prepare') },
    overdue: true,
  })
})
