import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/run.mjs'
import { atLeast, none } from '../rows.mjs'

const title = 'Races and random input, in all rounds'
const what =
  'The tests that repeat a race or random input, each with all of its rounds; `npm test` runs a tenth of them, and sends odd addresses and bodies to a fifth of the calls.'

const SERVER = 'apps/server'

/** The test files that take their number of rounds from `test/testing/rounds.ts`. */
async function filesWithRounds() {
  const all = await readdir(SERVER, { recursive: true })
  const tests = all.filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  const found = await Promise.all(
    tests.map(async (file) => (await readFile(join(SERVER, file), 'utf8')).includes('testing/rounds.ts')),
  )
  return tests.filter((_, index) => found[index])
}

async function prove() {
  const files = await filesWithRounds()
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-rounds-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--project', 'server', '--reporter=json', `--outputFile=${report}`, ...files]
  await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    silent: true,
    env: { ALL_ROUNDS: '1' },
  })
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'))
  await rm(folder, { recursive: true })
  return [
    atLeast('tests that passed', numPassedTests, files.length),
    none('tests that failed', numFailedTests),
  ]
}

export const roundsProof = { title, what, prove, long: true }
