import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { temporaryFolder } from '../leftovers.mjs'

/** Cold start: runs `npm start` in a fresh clone. Returns the seconds of each step until the server listens. */
export async function measureFreshClone() {
  const folder = join(await temporaryFolder('bench-clone'), 'x')
  await promisify(execFile)('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), folder])
  const begun = performance.now()
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const steps = {}
  const open = new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (/open at http/.test(output)) resolve(output)
    })
    child.once('close', () => reject(new Error(`npm start ended: ${output}`)))
  })
  const output = await open
  steps['in all'] = (performance.now() - begun) / 1000
  for (const [, title, seconds] of output.matchAll(/^(.+): (\d+) s$/gm)) steps[title] = Number(seconds)
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await ended
  return steps
}
