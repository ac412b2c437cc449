import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { run } from '../../scripts/run.mjs'
import { atLeast, none } from '../rows.mjs'

/** Runs the tests of apps/server/src/hostile whose name fits, with so many generated calls in all. */
export async function hostileCalls(file, name, calls) {
  const report = join(await temporaryFolder('prove-hostile'), 'report.json')
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', `src/hostile/${file}.test.ts`],
    ...['-t', name, '--testTimeout', '7200000', '--reporter', 'json', '--outputFile', report],
  ]
  await run(process.execPath, args, { quiet: true, env: { HOSTILE_CALLS: String(calls) } })
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'))
  const tests = numPassedTests + numFailedTests
  return [
    atLeast('calls generated', Math.ceil(calls / tests) * tests, calls),
    atLeast('kinds of calls', tests, 5),
    none('of these with an answer of 5xx, a foreign row or a hidden field', numFailedTests),
  ]
}
