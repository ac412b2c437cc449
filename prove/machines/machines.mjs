import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { leftOut } from '../rows.mjs'
import { CASES } from './cases.mjs'
import { execute, runNpm, startAndUse } from './commands.mjs'

/** `npm start` in every case. */
async function proveStart({ quick }) {
  const rows = []
  for (const machine of CASES.filter((one) => !quick || one.quick)) {
    const stage = await machine.stage()
    if (stage.missing) {
      rows.push(leftOut(machine.what, stage.missing))
      continue
    }
    const folder = quick ? process.cwd() : await freshClone(machine, stage)
    rows.push(row(machine, await attempt(machine, stage, folder)))
  }
  return rows
}

/** `npm test` in the cases that concern it. */
async function proveTest() {
  const rows = []
  for (const machine of CASES.filter(({ test }) => test)) {
    const stage = await machine.stage()
    if (stage.missing) {
      rows.push(leftOut(machine.what, stage.missing))
      continue
    }
    const begun = performance.now()
    const { code, output } = await runNpm(['test'], { ...stage, folder: await freshClone(machine, stage) })
    const [counted = 'no result'] = output.match(/\d+ passed, \d+ failed/g) ?? []
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
    const failed = [...output.matchAll(/^ +failed: (.+)$/gm)].map(([, name]) => `; ${name}`)
    rows.push({
      what: machine.what,
      goal: '0 failed',
      found: `${counted}, ${minutes} min${failed.join('')}`,
      met: code === 0,
    })
  }
  return rows
}

/** A start that must succeed, or fail with the expected message and without a stack trace. */
async function attempt(machine, stage, folder) {
  if (!machine.refuses) return startAndUse({ ...stage, folder })
  const { code, output } = await runNpm(['start'], { ...stage, folder })
  const said = output.split('\n').find((line) => machine.refuses.test(line))
  const stack = /\n\s+at .*:\d+/.test(output)
  return code !== 0 && said && !stack ? { found: `“${said.trim()}”` } : { failed: output.slice(-400) }
}

const row = ({ what, refuses }, { found, failed }) => ({
  what,
  goal: refuses ? 'one sentence' : 'starts',
  found: failed ? `no: ${failed}`.replaceAll('\n', ' ') : found,
  met: !failed,
})

/** A clone of the committed files, in a folder with mode 0700 unless the case says otherwise. */
async function freshClone({ folderName = 'x', folderMode = 0o700 }, { own, place }) {
  const outer = place ?? (await temporaryFolder('prove-machine'))
  const folder = join(outer, folderName)
  await execute('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), folder])
  await chmod(outer, folderMode)
  await own?.(outer)
  return folder
}

export const machines = {
  title: 'Other platforms',
  what: '`npm start` as a new user runs it, each case in a fresh clone with nothing installed, until a person has signed in; then SIGTERM to npm, which must exit with 0. In the quick form, a case that needs no new installation starts this build with its own data folder. A case that this machine cannot run is listed as left out.',
  apart: true,
  prove: proveStart,
}

export const machinesTested = {
  title: 'The tests on other platforms',
  what: '`npm test` in a fresh clone with nothing installed.',
  long: true,
  prove: proveTest,
}
