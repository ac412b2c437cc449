import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'
import { clearSettings } from './settings.mjs'

// npm run demo-night   a demo of its own in which an evening begins now: bots scan their badges for two minutes
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await prepare()
const { planEvening, scanIn } = await import('./demo-night/evening.mjs')

const port = process.env.PORT || '3000'
clearSettings()
const folder = await mkdtemp(join(tmpdir(), 'nightshift-demo-night-'))
const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
  env: { ...process.env, PORT: port, DATA_DIR: folder, DEMO: 'true' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(server, 'close')
let isStopping = false
const stop = () => {
  isStopping = true
  server.kill('SIGTERM')
}
process.on('SIGINT', stop).on('SIGTERM', stop)

const say = (line) => process.stdout.write(`${line}\n`)

try {
  await Promise.race([opened(), ended.then(() => Promise.reject(new Error('The server did not start.')))])
  const origin = `http://localhost:${port}`
  const evening = await planEvening(origin)
  say(`\nAn evening begins: ${evening.places.length} people are on the plan.`)
  say(`  The board      ${origin}/employee/admin/tonight    (lead, password lenacrow)`)
  say(`  My nights      ${origin}/employee/my-nights        (actor, password samhollow)`)
  say('Bots scan their badges for two minutes. Ctrl-C ends it and deletes its database.\n')
  await scanIn(origin, evening, { say, isStopping: () => isStopping })
  say('Everybody who comes has come. The board stays until Ctrl-C.')
} catch (error) {
  if (!isStopping) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    stop()
  }
} finally {
  await ended
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** The server prints where it is when it answers. */
function opened() {
  return new Promise((resolve) => {
    let output = ''
    server.stdout.on('data', (chunk) => {
      output += chunk
      if (/Ctrl-C stops it/.test(output)) resolve()
    })
  })
}
