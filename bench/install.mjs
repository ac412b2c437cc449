import { spawn } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from './leftovers.mjs'

/** Copies a folder beside this one, or at an address, to a temporary folder and installs it there; undefined where that fails. */
export async function installYardstick(name, address = new URL(name, import.meta.url)) {
  const folder = await temporaryFolder(`bench-${name}`)
  await cp(fileURLToPath(address), folder, { recursive: true })
  return (await install(folder)) ? folder : undefined
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
