import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { answersFor } from '../../../../test/testing/answers.ts'
import { runCommandHere } from '../../../../test/testing/command-here.ts'
import { migratedDatabase } from '../../../../test/testing/empty-database.ts'
import { dataFolder, emptyFolder } from '../../../../test/testing/folders/data-folder.ts'
import { startServer } from '../../../../test/testing/running-server.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { writeBackup } from '../../../platform/backups/backup-file.ts'
import { readErasedLists, updateErasedList } from '../../../platform/backups/erased-list.ts'
import { listBackups, prepareFolder } from '../../../platform/backups/folder.ts'
import { makeBackup } from '../../../platform/backups/make-backup.ts'
import { readBackup } from '../../../platform/backups/restore.ts'
import { readConfig } from '../../../platform/config.ts'
import { connect } from '../../../platform/database/pool.ts'
import { applications, auditLog, badges, erasedPeople, users } from '../../../platform/database/schema.ts'
import { eraseListed } from './erase-listed.service.ts'
import { canaryPerson, GONE, SEALED } from './testing/canaries.ts'

const venue = await openVenue()
const { now } = venue.clock
const ada = await venue.person('Ada', { accessLvl: 3 })
const settings = async (env: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: await emptyFolder(), ...env })
const erase = (id: string, name: string) => ada.post(`/api/users/${id}/erase`, { confirmation: name })

async function restored(file: string) {
  const url = await migratedDatabase()
  await readBackup(url, file)
  const db = connect(url)
  onTestFinished(() => db.$client.end())
  return db
}

test('whoever is restored from a backup of before is erased again, at the same instant', async () => {
  const config = await settings()
  const { userId, name } = await canaryPerson(venue, ada)
  const file = join(config.dataDir, 'night.backup.gz')
  await writeBackup(venue.url, file)
  await erase(userId, name)
  await updateErasedList(config, venue.db.$client)

  const db = await restored(file)
  const namesIn = async () => (await db.select().from(users).where(eq(users.id, userId)))[0]
  expect(await namesIn()).toMatchObject({ firstName: SEALED.firstName, email: GONE.email })
  expect(
    await eraseListed(
      db,
      await readErasedLists([config.backups.dir, join(config.backups.dir, 'missing')]),
      now,
    ),
  ).toBe(1)
  expect(await namesIn()).toMatchObject({
    firstName: 'Former',
    lastName: 'employee',
    email: '',
    isActive: false,
  })
  expect(await db.select().from(erasedPeople)).toMatchObject([
    {
      userId,
      erasedAt: venue.clock.now,
      erasedBy: null,
      lastName: SEALED.lastName,
      sealedUntil: '2027-10-04',
    },
  ])
  expect(await eraseListed(db, await readErasedLists([config.backups.dir]), now)).toBe(0)
})

test('a backup of before the hire: the application is erased, and a later one with the same id is not', async () => {
  const config = await settings()
  const { id: positionId } = await venue.position('Actor')
  const rawData = JSON.stringify(
    answersFor(positionId, { firstName: 'Cy', email: 'cy.restored@example.com' }),
  )
  const application = await venue.application({ rawData })
  await ada.patch(`/api/applications/${application.id}`, { notes: 'Cy is shy.' })
  const file = join(config.dataDir, 'before.backup.gz')
  await writeBackup(venue.url, file)
  const cy = await venue.person('Cy', { applicationId: application.id })
  await erase(cy.id, 'Cy Graves')
  expect(await venue.db.select().from(applications).where(eq(applications.id, application.id))).toEqual([])
  await updateErasedList(config, venue.db.$client)

  const db = await restored(file)
  const list = await readErasedLists([config.backups.dir])
  const left = () => db.select().from(applications).where(eq(applications.id, application.id))
  expect(await left()).toHaveLength(1)
  expect(await eraseListed(db, list, now)).toBe(1)
  expect(await left()).toEqual([])
  const trail = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(application.id)))
  expect(trail.at(-1)).toMatchObject({ actorId: null, action: 'erase', entity: 'application' })
  expect(JSON.stringify(trail)).not.toContain('shy')

  const { createdAt: _, ...another } = application
  await db.insert(applications).values(another)
  expect(await eraseListed(db, list, now)).toBe(0)
  expect(await left()).toHaveLength(1)
})

test('a backup after an erasure is good, and its restore gives the person no badge again', async () => {
  const config = await settings()
  const { id } = await venue.person('Wren')
  await erase(id, 'Wren Graves')
  const { file } = await makeBackup(config, venue.url)
  expect((await readErasedLists([config.backups.dir])).map((erased) => erased.id)).toContain(id)
  expect(await listBackups(config.backups.dir)).toMatchObject([{ state: 'good' }])
  const db = await restored(file)
  expect(await db.select().from(badges).where(eq(badges.userId, id))).toEqual([])
})

test('an erasure works while the folder is not mounted, and the next backup writes the list', async () => {
  const config = await settings({ BACKUP_DIR: join(await emptyFolder(), 'share') })
  await expect(updateErasedList(config, venue.db.$client)).rejects.toThrow('not mounted')
  await prepareFolder(config)
  const other = { id: '00000000-0000-4000-8000-000000000001', erasedAt: '2024-01-01T00:00:00.000Z' }
  await writeFile(join(config.backups.dir, 'erased-people.json'), JSON.stringify([other]))
  const verify = async () => ({ kind: 'good', rows: 1, sha256: '', hasFigures: true }) as const
  await makeBackup(config, venue.url, { verify })
  const list = await readErasedLists([config.backups.dir])
  expect(list).toHaveLength(1 + (await venue.db.$count(erasedPeople)))
  expect(list[0]).toEqual({ ...other, applications: [] })
  const names = await readdir(config.backups.dir)
  expect(names.filter((name) => name.includes('unfinished'))).toEqual([])
})

test('a list that cannot be read fails the backup instead of being replaced', async () => {
  const config = await settings()
  await prepareFolder(config)
  await writeFile(join(config.backups.dir, 'erased-people.json'), '[{"id"')
  await expect(makeBackup(config, venue.url)).rejects.toThrow('cannot be read')
  expect(await readFile(join(config.backups.dir, 'erased-people.json'), 'utf8')).toBe('[{"id"')
})

test('npm run restore finds the list beside the file, a start the one in the folder, and both say how many', async () => {
  const { id, username } = await venue.person('Ash', { email: 'ash.restored@example.com' })
  const bea = await venue.person('Bea', { email: 'bea.restored@example.com' })
  const folder = await emptyFolder()
  const file = join(folder, 'night.backup.gz')
  await writeBackup(venue.url, file)
  await writeFile(
    join(folder, 'erased-people.json'),
    JSON.stringify([{ id, erasedAt: '2024-10-05T12:00:00.000Z' }]),
  )
  const DATA_DIR = await dataFolder()
  // A list that cannot be read refuses the restore before it fills the database.
  await mkdir(join(DATA_DIR, 'backups'))
  await writeFile(join(DATA_DIR, 'backups', 'erased-people.json'), '[{"id"')
  expect(await runCommandHere('restore', ['--file', file], { DATA_DIR })).toMatchObject({
    code: 1,
    output: expect.stringContaining('cannot be read'),
  })
  await rm(join(DATA_DIR, 'backups'), { recursive: true })
  const { output, code } = await runCommandHere('restore', ['--file', file], { DATA_DIR })
  expect({ output, code }).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^Restored .*\nErased one person again who had been erased since the backup\.\n$/,
    ),
  })
  const backups = join(DATA_DIR, 'backups')
  await mkdir(backups)
  await writeFile(
    join(backups, 'erased-people.json'),
    JSON.stringify([{ id: bea.id, erasedAt: '2024-10-06T12:00:00.000Z' }]),
  )
  const server = await startServer(DATA_DIR, { DEMO: 'false' })
  expect(await server.line(/(Erased one person again)/)).toBeTruthy()

  const after = join(folder, 'after.backup.gz')
  expect(await runCommandHere('backup', ['--file', after], { DATA_DIR })).toMatchObject({ code: 0 })
  const text = gunzipSync(await readFile(after)).toString()
  expect(text).not.toContain('ash.restored@example.com')
  expect(text).not.toContain('bea.restored@example.com')
  expect(text).not.toContain(username)
  expect(text).toContain(id)
})
