import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'

// The server is rebuilt and restarted on a change; Vite serves the three apps with hot reload and SSR.
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
// The environment takes precedence.
if (existsSync('.env')) process.loadEnvFile('.env')
await prepare()

// Plain HTTP: browsers treat localhost as secure, and the apps proxy to it.
const plain = { TLS_CERT: '', TLS_KEY: '', HTTP_REDIRECT_PORT: '' }
const env = { ...process.env, ...plain, NODE_ENV: 'development', PORT: process.env.PORT ?? '3000' }
const start = (script) => spawn(process.execPath, [script], { stdio: 'inherit', env })
let server
let apps
let stopping = false

// Dynamic imports: rolldown is installed by prepare().
const { watch } = await import('rolldown')
const { default: config } = await import('../apps/server/rolldown.config.mjs')
const watcher = watch({ ...config, cwd: resolve('apps/server') })

// A build deletes the old files first, so nothing of it is loaded before it is complete.
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`)
  if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result.close()
  if (event.code !== 'BUNDLE_END') return
  await end(server)
  if (stopping) return
  server = start('apps/server/dist/main.js')
  apps ??= start('scripts/dev-apps.mjs')
})

async function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'close')
}

async function stop() {
  stopping = true
  await Promise.all([watcher.close(), end(server), end(apps)])
}
process.on('SIGINT', stop).on('SIGTERM', stop)
