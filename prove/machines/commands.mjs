import { execFile, spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'
import { call, freePort, signIn, untilWell } from '../api.mjs'

export const execute = promisify(execFile)
const START_MS = 600_000

/** Runs npm in a folder with the environment of the case, and waits for its exit. */
export async function runNpm(args, stage) {
  const { ended } = launch(args, stage)
  return ended
}

/** Runs `npm start`, signs in, and sends SIGTERM to npm. */
export async function startAndUse(stage) {
  const port = await freePort()
  const dataDir = stage.dataDir ?? (await temporaryFolder('prove-data'))
  await stage.own?.(dataDir)
  const begun = performance.now()
  const { child, ended } = launch(['start'], {
    ...stage,
    env: { ...stage.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const refused = ended.then(({ output }) => {
    throw new Error(output.slice(-400))
  })
  try {
    await Promise.race([untilWell(port, START_MS), refused])
    const seconds = (performance.now() - begun) / 1000
    await signIn(port, 'actor', 'samhollow')
    const { status } = await call(port, '/', { headers: { host: 'localhost' } })
    if (status !== 200) throw new Error(`The home page answers ${status}.`)
    refused.catch(() => {})
    child.kill('SIGTERM')
    const { code } = await ended
    return code === 0 ? { found: `in ${seconds.toFixed(0)} s` } : { failed: `it ended with ${code}` }
  } catch (error) {
    child.kill('SIGKILL')
    return { failed: error.message }
  }
}

function launch(args, { folder, prefix = [], env = {}, user }) {
  const [command, ...rest] = [...prefix, 'npm', ...args]
  const child = spawn(command, rest, {
    cwd: folder,
    // Without the variables of the npm that runs this proof.
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  leave(() => child.kill('SIGKILL'))
  let output = ''
  const keep = (chunk) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
  return { child, ended }
}

const plainEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE$|INIT_CWD|CHROMIUM_PATH)/i.test(name)),
  )
