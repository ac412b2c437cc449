import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('loopback', import.meta.url))

/** LoopBack in a temporary folder of its own, or nothing where it cannot be installed. */
export async function installLoopback() {
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-bench-loopback-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  await cp(SOURCE, folder, { recursive: true })
  if (await install(folder)) return { script: join(folder, 'server.mjs'), remove }
  await remove()
  return undefined
}

function install(folder) {
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--ignore-scripts',
    '--loglevel=error',
  ]
  return new Promise((resolve) => {
    const child = spawn('npm', [...args, '--prefix', folder], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0))
  })
}
