import { lstat, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { findPrograms, linkLibraries } from './postgres-programs.ts'
import { unprivilegedUser } from './postgres-runner.ts'

afterEach(() => vi.restoreAllMocks())

const root = 'root:x:0:0:root:/root:/bin/bash'
const daemon = 'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin'
const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin'
const postgres = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash'

test.each([
  ['postgres where it exists', [root, daemon, nobody, postgres], { uid: 101, gid: 104 }],
  ['else nobody', [root, daemon, nobody], { uid: 65534, gid: 65534 }],
  ['else anybody but root', [root, daemon], { uid: 1, gid: 1 }],
])('root starts PostgreSQL as %s', (_, lines, expected) => {
  expect(unprivilegedUser(`${lines.join('\n')}\n`)).toEqual(expected)
})

test('reports what to do on a machine that has only root', () => {
  expect(() => unprivilegedUser(`${root}\n`)).toThrow('start as another user, or set DATABASE_URL')
})

test('creates the links that an install script would have made, and keeps existing ones', async () => {
  const packageDir = await mkdtemp(join(tmpdir(), 'nightshift-links-'))
  onTestFinished(() => rm(packageDir, { recursive: true }))
  await mkdir(join(packageDir, 'native/lib'), { recursive: true })
  await writeFile(join(packageDir, 'native/lib/libpq.so.5.18'), 'library')
  const source = 'native/lib/libpq.so.5.18'
  const links = [{ source, target: 'native/lib/libpq.so' }]
  await writeFile(join(packageDir, 'native/pg-symlinks.json'), JSON.stringify(links))
  await linkLibraries(packageDir)
  const made = join(packageDir, 'native/lib/libpq.so')
  expect(await readlink(made)).toBe('libpq.so.5.18')
  expect(await readFile(made, 'utf8')).toBe('library')
  const { ino } = await lstat(made)
  await linkLibraries(packageDir)
  expect((await lstat(made)).ino).toBe(ino)
})

const onLinux = test.runIf(process.platform === 'linux')

onLinux('says in one sentence that there is no embedded database for musl', async () => {
  vi.spyOn(process.report, 'getReport').mockReturnValue({ header: {} })
  await expect(findPrograms()).rejects.toThrow('for Alpine and other musl systems; set DATABASE_URL')
})
