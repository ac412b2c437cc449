import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installYardstick } from '../../bench/install.mjs'
import { call, startApi } from '../api.mjs'
import { PASSWORD, venueDatabase } from '../database.mjs'
import { atLeast, holds, leftOut, none, noted } from '../rows.mjs'

const title = 'The document of the API, and a client made of it'
const what =
  '/openapi.json of a running server is checked by Spectral (spectral:oas) and Redocly (recommended). openapi-typescript makes types of it; a client is compiled against them and used: sign-in, a filtered list, a count, a text, and an error whose code is known.'

const LONGEST_MS = 300_000
const DOCUMENT = 'openapi.json'

async function prove() {
  const folder = await installYardstick('api-client', new URL('api-client', import.meta.url))
  if (!folder) return [leftOut('the checks', 'npm does not have these tools, or cannot be reached')]
  const api = await startApi(await venueDatabase(1))
  const { text } = await call(api.port, '/openapi.json')
  await writeFile(join(folder, DOCUMENT), text)
  const calls = Object.values(JSON.parse(text).paths).flatMap((methods) => Object.keys(methods)).length

  const spectral = await checkBySpectral(folder)
  const redocly = await checkByRedocly(folder)
  const client = await compileClient(folder)
  const used = client.failed ? {} : await useClient(folder, api.port)
  await api.end('SIGTERM')
  return [
    atLeast('calls described', calls, 180),
    none(`errors by Spectral${examples(spectral.errors)}`, spectral.errors.length),
    noted('its warnings', spectral.warnings.length),
    none(`errors by Redocly${examples(redocly.errors)}`, redocly.errors.length),
    noted('its warnings', redocly.warnings.length),
    holds(`the generated client compiles${client.failed ? `: ${client.output}` : ''}`, !client.failed),
    holds('it signs in, and reads a filtered list', used.rate === 14),
    holds('it counts', used.count === 0),
    holds('it reads a text', used.text === 'manager'),
    holds('it knows an error by its code', used.isClockedOut === true && used.isOther === false),
  ]
}

/** Severity 0 is an error. */
async function checkBySpectral(folder) {
  await writeFile(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n')
  const { output } = await tool(
    folder,
    'spectral',
    'lint',
    DOCUMENT,
    '-f',
    'json',
    '-o',
    'spectral.json',
    '-q',
  )
  const found = await readJson(folder, 'spectral.json', output)
  const told = found.map(({ code, path, severity }) => ({ severity, text: `${code} at ${path.join('/')}` }))
  return parted(told, ({ severity }) => severity === 0)
}

async function checkByRedocly(folder) {
  const args = ['lint', DOCUMENT, '--extends', 'recommended', '--format', 'json', '--max-problems', '2000']
  const { output } = await tool(folder, 'redocly', ...args)
  const { problems } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  const told = problems.map(({ ruleId, severity, location: [{ pointer }] }) => ({
    severity,
    text: `${ruleId} at ${pointer}`,
  }))
  return parted(told, ({ severity }) => severity === 'error')
}

async function compileClient(folder) {
  const made = await tool(folder, 'openapi-typescript', DOCUMENT, '-o', 'api.d.ts')
  if (made.failed) return made
  const options = [
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2023,dom',
    '--skipLibCheck',
  ]
  return tool(folder, 'tsc', 'client.ts', ...options)
}

async function useClient(folder, port) {
  const { useApi } = await import(pathToFileURL(join(folder, 'client.js')).href)
  return useApi(`http://127.0.0.1:${port}`, { username: 'manager', password: PASSWORD })
}

/** Runs a tool of the folder. What it finds is its output, so a failure is no error here. */
function tool(folder, name, ...args) {
  // Redocly sends figures about its use, and asks for newer versions of itself.
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  }
  const options = { cwd: folder, env, timeout: LONGEST_MS, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile(join(folder, 'node_modules/.bin', name), args, options, (error, output, messages) =>
      resolve({ failed: Boolean(error), output: output || messages }),
    )
  })
}

async function readJson(folder, file, otherwise) {
  const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`No result: ${otherwise.slice(0, 200)}`)
  return JSON.parse(text || '[]')
}

function parted(problems, isError) {
  return { errors: problems.filter(isError), warnings: problems.filter((problem) => !isError(problem)) }
}

const examples = (errors) =>
  errors.length
    ? `: ${errors
        .slice(0, 3)
        .map(({ text }) => text)
        .join(', ')}`
    : ''

export const openapi = { title, what, prove, apart: true }
