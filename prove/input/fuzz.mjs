import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { run } from '../../scripts/run.mjs'
import { atLeast, none } from '../rows.mjs'

/** Runs the fuzz tests of apps/server/test/fuzz whose name matches, with this many generated calls in all. */
export async function fuzz(file, name, calls) {
  const report = join(await temporaryFolder('prove-fuzz'), 'report.json')
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', `test/fuzz/${file}.test.ts`],
    ...['-t', name, '--testTimeout', '7200000', '--reporter', 'json', '--outputFile', report],
  ]
  await run(process.execPath, args, { quiet: true, env: { FUZZ_CALLS: String(calls) } })
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'))
  const tests = numPassedTests + numFailedTests
  return [
    atLeast('calls generated', Math.ceil(calls / tests) * tests, calls),
    atLeast('kinds of calls', tests, 5),
    none('of these with a 5xx, a foreign row or a hidden field', numFailedTests),
  ]
}
