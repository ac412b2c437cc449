import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { withMemoryFolder } from './memory-folder.mjs'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { clearSettings } from './settings.mjs'

// npm test            everything
// npm run check       format, lint, types, unused code
// npm test -- unit    unit and API tests
// npm test -- zone    rules about time, in a second time zone
// npm test -- proofs  npm start as another user
// npm test -- e2e     browser tests
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
clearSettings()
// What is under way ends with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const [only] = process.argv.slice(2)
const results = mkdtempSync(join(tmpdir(), 'nightshift-results-'))
process.once('exit', () => rmSync(results, { recursive: true, force: true }))
const total = { passed: 0, failed: 0 }
/** Said again at the end: what a part prints when it fails is far above by then. */
const failures = []

/**
 * Three parts at once, each on half of the cores: they wait for processes and timers a tenth of their time. More at once
 * would take more CPU time for the same work. Priorities (niceness) make them end together.
 */
const MEMORY_FOR_THREE = 8 * 2 ** 30
const isBeside = !only && process.availableMemory() >= MEMORY_FOR_THREE
const HALF_OF_CORES = Math.ceil(availableParallelism() / 2)
const [BELOW_NORMAL, LOW] = isBeside ? [6, 13] : [0, 0]

const atOnce =
  (...parts) =>
  () =>
    Promise.all(parts.map((part) => part()))

const inTurn =
  (...parts) =>
  async () => {
    for (const part of parts) await part()
  }

const node = (script, ...args) => [process.execPath, [`node_modules/${script}`, ...args]]
const CHECKS = {
  'Format and lint': node('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
  // Each further checker of a project checks again what the others share.
  Types: node('typescript/bin/tsc', '-b', '--checkers', '1'),
  'Unused code and dependencies': node('knip/bin/knip.js', '--no-progress'),
}

const checks = Object.entries(CHECKS).map(([title, [command, args]]) => async () => {
  // The compiler collects its garbage less often: a tenth of its time.
  const ok = (await run(command, args, { quiet: true, priority: LOW, env: { GOGC: '400' } })) === 0
  count(title, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  if (!ok) failures.push(title)
})

const check = isBeside ? inTurn(...checks) : atOnce(...checks)

const unit = () => vitest('Unit and API tests')
const serverTests = () =>
  vitest('Tests of the server', { files: ['--project=server'], priority: BELOW_NORMAL })
const otherTests = () =>
  vitest('Tests of screens and rules', { files: ['--project=!server'], quiet: true, priority: LOW })

/** Time zone independence: nothing else reads the zone of the machine, which time-zone.test.mjs checks. */
const zone = () =>
  vitest('Rules about time', {
    TZ: 'UTC',
    // The checks beside it report, too.
    quiet: true,
    priority: LOW,
    files: [
      '--project=shared',
      'packages/shared/src/fast-local-time.',
      'packages/shared/src/setup/festivals/',
      'packages/shared/src/local-time.',
      'packages/shared/src/seasons/',
      'packages/shared/src/time.',
    ],
  })

const vitest = (title, { TZ = 'Pacific/Tahiti', quiet = false, files = [], priority } = {}) =>
  withMemoryFolder(async (env) => {
    const file = join(results, `${title.replaceAll(' ', '-')}.json`)
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const workers = isBeside ? [`--maxWorkers=${HALF_OF_CORES}`] : []
    const [command, args] = node('vitest/vitest.mjs', 'run', ...reporters, ...workers, ...files)
    const code = await run(command, args, { quiet, priority, env: { ...env, TZ } })
    const report = readReport(file)
    count(`${title}, TZ=${TZ}`, outcome(code, report?.numPassedTests, report?.numFailedTests))
    const failed = failedIn(report)
    failures.push(...failed)
    // An error that no test caught.
    if (code !== 0 && !failed.length) failures.push(`${title}: ended with ${code}, see above`)
  })

async function e2e() {
  const { findChromium } = await import('./chromium.mjs')
  const chromium = await findChromium()
  if (!chromium) {
    process.stderr.write(
      'No Chromium that runs here was found, and none could be installed; set CHROMIUM_PATH to one.\n',
    )
    failures.push('Browser tests: no Chromium')
    return count('Browser tests', { passed: 0, failed: 1 })
  }
  const file = join(results, 'e2e.json')
  const [command, args] = node('@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=dot,json')
  if (isBeside) args.push(`--workers=${HALF_OF_CORES}`)
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TZ: 'Pacific/Tahiti' }
  const code = await withMemoryFolder((memory) =>
    run(command, args, { quiet: isBeside, env: { ...memory, ...env } }),
  )
  const report = readReport(file)
  const stats = report?.stats
  count('Browser tests', outcome(code, stats && stats.expected + stats.flaky, stats?.unexpected))
  failures.push(...storiesOf(report, 'unexpected'))
  if (!stats && code !== 0) failures.push('Browser tests: ended without a report')
  for (const story of storiesOf(report, 'flaky')) {
    process.stdout.write(`        only at the second try: ${story}\n`)
  }
}

/** The stories of a report that ended in a way, each with the first line of its last error. */
function storiesOf({ suites = [] } = {}, status) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results: tries }) => {
          const message = tries.findLast(({ error }) => error)?.error.message ?? ''
          return `${file}: ${title}: ${stripVTControlCharacters(message).slice(0, 400)}`
        }),
    ),
    ...storiesOf({ suites: inner }, status),
  ])
}

/** The quick form of what takes `npm start` itself; all proofs: npm run prove. */
async function proofs() {
  const { BRIEF } = await import('../prove/proofs.mjs')
  const args = ['prove/run.mjs', 'quick', ...BRIEF]
  const code = await withMemoryFolder((env) =>
    run(process.execPath, args, { env, quiet: true, priority: LOW }),
  )
  count('Proofs, in short', outcome(code, code === 0 ? BRIEF.length : 0))
  if (code !== 0) failures.push(`Proofs, in short: one of ${BRIEF.join(', ')}`)
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** The failed tests of a report by file, or the file itself where it could not be loaded. */
function failedIn({ testResults = [] } = {}) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const file = relative(process.cwd(), name)
      return failed.length
        ? failed.map(({ fullName, failureMessages: [message = ''] }) => {
            return `${file}: ${fullName}: ${stripVTControlCharacters(message).slice(0, 400)}`
          })
        : [file]
    })
}

/** A non-zero exit is a failure, also without a count of tests. */
function outcome(code, passed = 0, failed = 0) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function count(title, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  process.stdout.write(`${failed ? 'FAILED' : 'ok    '}  ${title}: ${passed} of ${passed + failed}\n`)
}

function everything() {
  const whole = isBeside
    ? atOnce(e2e, serverTests, inTurn(check, zone, proofs, otherTests))
    : inTurn(atOnce(check, zone, proofs), unit, e2e)
  return whole()
}

await prepare()
if (only) await { check, unit, zone, proofs, e2e }[only]?.()
else await everything()
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed || !total.passed ? 1 : 0)
