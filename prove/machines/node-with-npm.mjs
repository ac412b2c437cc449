import { chmod, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { nodeFromRegistry, unpack } from '../registry.mjs'

/** The npm version that each Node version includes. */
export const NPM = { 18: '10.8.2', 20: '10.8.2', 22: '10.9.4', 24: '11.6.2' }

/** A folder for PATH with another Node and its npm, from packages of the registry. */
export async function nodeWithNpm(version) {
  const node = await nodeFromRegistry(version)
  const npm = await unpack(`npm@${NPM[version.split('.')[0]]}`)
  if (!node || !npm) return { missing: 'the registry has none for this platform, or cannot be reached' }
  const bin = await temporaryFolder('prove-node')
  await symlink(node, join(bin, 'node'))
  await writeFile(join(bin, 'npm'), `#!/bin/sh\nexec node "${join(npm, 'bin/npm-cli.js')}" "$@"\n`)
  await chmod(join(bin, 'npm'), 0o755)
  return { env: { PATH: `${bin}${delimiter}${process.env.PATH}` } }
}
