import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresHome } from '../../apps/server/test/testing/folders/postgres-home.ts'

const SERVER = join(import.meta.dirname, '../../apps/server/dist/main.js')

/** Starts a second server process on the first one's database, with its own settings. Returns its port and a stop function. */
export async function startSecondProduct(settings: Record<string, string>) {
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      ...settings,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(process.env.E2E_DATA_DIR!, 'second-product'),
      DATABASE_URL: databaseOf(process.env.E2E_DATA_DIR!),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const port = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk) => {
      output += chunk
      const found = /open at http:\/\/\S+:(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    ended.then(() => reject(new Error(`The second product did not start. ${output}`)))
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  return { origin: `http://localhost:${port}`, stop }
}

/** The address of the embedded database, read from its files. */
function databaseOf(dataDir: string) {
  const read = (name: string) => readFileSync(join(postgresHome(dataDir), 'postgres', name), 'utf8')
  const port = read('postmaster.pid').split('\n')[3]
  const password = encodeURIComponent(read('nightshift-password').trim())
  return `postgres://nightshift:${password}@127.0.0.1:${port}/nightshift`
}
