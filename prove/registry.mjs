import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../bench/leftovers.mjs'

const execute = promisify(execFile)
const timeout = 180_000

/** The folder of an unpacked package of the npm registry, or undefined when the download fails. */
export async function unpack(name) {
  const folder = await temporaryFolder('prove-package')
  try {
    const { stdout } = await execute('npm', ['pack', name, '--json', '--pack-destination', folder], {
      timeout,
    })
    const [{ filename }] = JSON.parse(stdout)
    await execute('tar', ['-xzf', join(folder, filename), '-C', folder], { timeout })
    return join(folder, 'package')
  } catch {
    return undefined
  }
}

/** The binary of another Node version for this platform, or undefined. */
export async function nodeFromRegistry(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const folder = await unpack(`node-${platform}-${process.arch}@${version}`)
  return folder && join(folder, 'bin/node')
}
