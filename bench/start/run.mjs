import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../prove/api.mjs'
import { cpuStealSince } from '../cpu-steal.mjs'
import { temporaryFolder, tidyUp } from '../leftovers.mjs'
import { median } from '../median.mjs'
import { measureFreshClone } from './fresh-clone.mjs'
import { tableOf, writeSection } from './report.mjs'
import { buildUnbundled } from './unbundled.mjs'

const ROUNDS = 11
const BUNDLED = 'apps/server/dist/main.js'

/** Milliseconds from the start of a command to the first answer; the command is ended afterwards. */
async function untilFirstAnswer([command, ...args], dataDir) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir }
  const begun = performance.now()
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
      if (answer?.ok) return performance.now() - begun
      if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}.`)
      await sleep(5)
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

try {
  const ways = {
    unbundled: [process.execPath, await buildUnbundled()],
    bundled: [process.execPath, BUNDLED],
    'npm start': ['npm', 'start'],
  }
  const dataDir = await temporaryFolder('bench-start')
  // Warm-up: the first start creates the database and the demo.
  await untilFirstAnswer(ways.bundled, dataDir)
  const cpuSteal = await cpuStealSince()
  const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    // Interleaved, so that noise of the machine affects all of them.
    for (const name of Object.keys(ways)) times[name].push(await untilFirstAnswer(ways[name], dataDir))
  }
  const medians = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]))
  const result = { medians, rounds: ROUNDS, cpuSteal: await cpuSteal(), steps: await measureFreshClone() }
  process.stdout.write(`${tableOf(result)}\n`)
  await writeSection(result)
} finally {
  await tidyUp()
}
process.exit()
