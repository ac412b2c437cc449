import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { execute } from './commands.mjs'

/** The npm that each Node comes with. */
const NPM = { 18: '10.8.2', 20: '10.8.2', 22: '10.9.4', 24: '11.6.2' }

/** Another Node with its npm in front of all other programs, from packages of the registry. */
export async function nodeFromRegistry(version) {
  const folder = await temporaryFolder('prove-node')
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const npmVersion = NPM[version.split('.')[0]]
  try {
    const node = await unpack(`node-${platform}@${version}`, join(folder, 'node'))
    const npm = await unpack(`npm@${npmVersion}`, join(folder, 'npm'))
    const bin = join(folder, 'bin')
    await mkdir(bin)
    await symlink(join(node, 'bin/node'), join(bin, 'node'))
    await writeFile(join(bin, 'npm'), `#!/bin/sh\nexec node "${join(npm, 'bin/npm-cli.js')}" "$@"\n`)
    await chmod(join(bin, 'npm'), 0o755)
    return { env: { PATH: `${bin}${delimiter}${process.env.PATH}` } }
  } catch {
    return { missing: 'the registry has none for this platform' }
  }
}

async function unpack(name, folder) {
  await mkdir(folder)
  const { stdout } = await execute('npm', ['pack', name, '--json', '--pack-destination', folder])
  const [{ filename }] = JSON.parse(stdout)
  await execute('tar', ['-xzf', join(folder, filename), '-C', folder])
  return join(folder, 'package')
}
