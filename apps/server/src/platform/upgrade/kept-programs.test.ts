import { chmod, lstat, mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../test/testing/folders/data-folder.ts'
import { dropOtherMinors, keepPrograms, keptPrograms } from './kept-programs.ts'

const suffix = `${process.platform}-${process.arch}`

async function programsOf(version: string) {
  const folder = await emptyFolder()
  await mkdir(join(folder, 'lib'))
  await writeFile(join(folder, 'lib/libpq.so.5.18'), 'library')
  await symlink('libpq.so.5.18', join(folder, 'lib/libpq.so'))
  return { version, folder }
}

const versionsIn = async (home: string) => (await keptPrograms(home)).map(({ version }) => version)

test('keeps programs that stay when the package is replaced', async () => {
  const home = await emptyFolder()
  const programs = await programsOf('18.4.0')
  const kept = await keepPrograms(home, programs)
  expect(basename(kept.folder)).toBe(`postgresql-18.4.0-${suffix}`)
  expect(await readlink(join(kept.folder, 'lib/libpq.so'))).toBe('libpq.so.5.18')
  expect(await readFile(join(kept.folder, 'lib/libpq.so'), 'utf8')).toBe('library')
  expect(await keptPrograms(home)).toEqual([kept])
})

test('takes no disk space on the same disk', async () => {
  const programs = await programsOf('18.4.0')
  const { folder } = await keepPrograms(await emptyFolder(), programs)
  const inode = async (place: string) => (await lstat(join(place, 'lib/libpq.so.5.18'))).ino
  expect(await inode(folder)).toBe(await inode(programs.folder))
})

test('others may run programs that were installed with a umask that keeps them out', async () => {
  const programs = await programsOf('18.4.0')
  const files = { 'lib/libpq.so.5.18': 0o600, initdb: 0o700 }
  await writeFile(join(programs.folder, 'initdb'), 'program')
  for (const [name, mode] of Object.entries(files)) await chmod(join(programs.folder, name), mode)
  const { folder } = await keepPrograms(await emptyFolder(), programs)
  const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777
  expect([await modeOf('lib/libpq.so.5.18'), await modeOf('initdb')]).toEqual([0o644, 0o755])
})

test('a copy that was interrupted is never used, and made again', async () => {
  const home = await emptyFolder()
  const unfinished = join(home, `postgresql-18.4.0-${suffix}.new`)
  await mkdir(join(unfinished, 'lib'), { recursive: true })
  expect(await keptPrograms(home)).toEqual([])
  const { folder } = await keepPrograms(home, await programsOf('18.4.0'))
  expect(await readdir(join(folder, 'lib'))).toHaveLength(2)
  expect(await readdir(home)).toEqual([basename(folder)])
})

test('lists the newest first, and none of another platform', async () => {
  const home = await emptyFolder()
  for (const version of ['18.4.0', '18.10.0', '17.9.0']) {
    await mkdir(join(home, `postgresql-${version}-${suffix}`))
  }
  await mkdir(join(home, 'postgresql-18.11.0-amiga-m68k'))
  expect(await versionsIn(home)).toEqual(['18.10.0', '18.4.0', '17.9.0'])
})

test('drops other minor versions, and keeps the programs of an old data folder', async () => {
  const home = await emptyFolder()
  for (const version of ['18.4.0', '18.3.0', '17.9.0']) {
    await mkdir(join(home, `postgresql-${version}-${suffix}`))
  }
  await dropOtherMinors(home, { version: '18.4.0', folder: '' })
  expect(await versionsIn(home)).toEqual(['18.4.0', '17.9.0'])
})
