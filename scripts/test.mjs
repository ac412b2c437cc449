import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withMemoryFolder } from './memory-folder.mjs'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'

// npm test            everything
// npm run check       format, lint, types, unused code
// npm test -- unit    unit and API tests
// npm test -- zone    rules about time, in a second time zone
// npm test -- proofs  faults
// npm test -- e2e     browser tests
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [only] = process.argv.slice(2)
const results = mkdtempSync(join(tmpdir(), 'nightshift-results-'))
const total = { passed: 0, failed: 0 }

const node = (script, ...args) => [process.execPath, [`node_modules/${script}`, ...args]]
const CHECKS = {
  'Format and lint': node('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
  // Each further checker of a project checks again what the others share.
  Types: node('typescript/bin/tsc', '-b', '--checkers', '1'),
  'Unused code and dependencies': node('knip/bin/knip.js', '--no-progress'),
}

async function check() {
  const checks = Object.entries(CHECKS).map(async ([title, [command, args]]) => {
    // The compiler collects its garbage less often: a tenth of its time.
    const ok = (await run(command, args, { quiet: true, env: { GOGC: '400' } })) === 0
    count(title, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  })
  await Promise.all(checks)
}

const unit = () => vitest('Pacific/Tahiti')

/** Time zone independence: nothing else reads the zone of the machine, which time-zone.test.mjs checks. */
const zone = () =>
  vitest('UTC', {
    // The checks beside it report, too.
    quiet: true,
    files: [
      '--project=shared',
      'packages/shared/src/fast-local-time.',
      'packages/shared/src/festivals/',
      'packages/shared/src/local-time.',
      'packages/shared/src/seasons/',
      'packages/shared/src/time.',
    ],
  })

const vitest = (TZ, { quiet = false, files = [] } = {}) =>
  withMemoryFolder(async (env) => {
    const file = join(results, `unit-${TZ.replace('/', '-')}.json`)
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const [command, args] = node('vitest/vitest.mjs', 'run', ...reporters, ...files)
    const code = await run(command, args, { quiet, env: { ...env, TZ } })
    const report = readReport(file)
    count(`Unit and API tests, TZ=${TZ}`, outcome(code, report?.numPassedTests, report?.numFailedTests))
  })

async function e2e() {
  const { findChromium } = await import('./chromium.mjs')
  const chromium = await findChromium()
  if (!chromium) {
    process.stderr.write('No Chromium was found and none could be installed; set CHROMIUM_PATH to one.\n')
    return count('Browser tests', { passed: 0, failed: 1 })
  }
  const file = join(results, 'e2e.json')
  const [command, args] = node('@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=dot,json')
  if (isBeside) args.push('--workers=2')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TZ: 'Pacific/Tahiti' }
  const code = await withMemoryFolder((memory) =>
    run(command, args, { quiet: isBeside, env: { ...memory, ...env } }),
  )
  const stats = readReport(file)?.stats
  count('Browser tests', outcome(code, stats && stats.expected + stats.flaky, stats?.unexpected))
  if (stats?.flaky) process.stdout.write(`        ${stats.flaky} of them only at the second try\n`)
}

/** The quick form of some proofs; all of them: npm run prove. */
async function proofs() {
  const { BRIEF } = await import('../prove/proofs.mjs')
  const args = ['prove/run.mjs', 'quick', ...BRIEF]
  const code = await withMemoryFolder((env) => run(process.execPath, args, { env, quiet: true }))
  count('Proofs, in short', outcome(code, code === 0 ? BRIEF.length : 0))
}

/** Tests wait for processes and timers a tenth of their time, which the stories beside them use. */
const MEMORY_FOR_BOTH = 6 * 2 ** 30
const isBeside = !only && process.availableMemory() >= MEMORY_FOR_BOTH

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** A non-zero exit is a failure, also without a count of tests. */
function outcome(code, passed = 0, failed = 0) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function count(title, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  process.stdout.write(`${failed ? 'FAILED' : 'ok    '}  ${title}: ${passed} of ${passed + failed}\n`)
}

await prepare()
// The proofs wait for processes a quarter of their time: what is beside them uses it.
const stages = [{ check, proofs, zone }, ...(isBeside ? [{ unit, e2e }] : [{ unit }, { e2e }])]
for (const stage of stages) {
  const parts = Object.entries(stage).filter(([name]) => !only || only === name)
  await Promise.all(parts.map(([, part]) => part()))
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed || !total.passed ? 1 : 0)
