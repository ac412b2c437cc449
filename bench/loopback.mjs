import { spawn } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from './leftovers.mjs'

const SOURCE = fileURLToPath(new URL('loopback', import.meta.url))

/** Installs LoopBack in a temporary folder and answers the server's script; nothing where that is not possible. */
export async function installLoopback() {
  const folder = await temporaryFolder('loopback')
  await cp(SOURCE, folder, { recursive: true })
  return (await install(folder)) ? join(folder, 'server.mjs') : undefined
}

function install(folder) {
  const options = [
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--ignore-scripts',
    '--fetch-retries=1',
    '--loglevel=error',
  ]
  return new Promise((resolve) => {
    const child = spawn('npm', ['install', ...options, '--prefix', folder], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0))
  })
}
