import { performance } from 'node:perf_hooks'
import { tidyUp } from '../bench/leftovers.mjs'
import { PROOFS } from './proofs.mjs'
import { randomFrom } from './random.mjs'
import { printed, writeDocument } from './report.mjs'

const words = process.argv.slice(2)
const quick = words.includes('quick')
const named = words.filter((word) => word !== 'quick')
const say = (line) => process.stdout.write(`${line}\n`)

/** The selected proofs, by name or by kind. */
function chosen() {
  const all = Object.entries(PROOFS).flatMap(([kind, proofs]) =>
    Object.entries(proofs).map(([name, proof]) => ({ kind, name, ...proof })),
  )
  const unknown = named.filter((word) => !all.some(({ kind, name }) => [kind, name].includes(word)))
  if (unknown.length) {
    say(`There is no proof ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  const asked = ({ kind, name }) => !named.length || named.includes(kind) || named.includes(name)
  return all.filter((proof) => asked(proof) && !(quick && proof.long))
}

async function run(proof) {
  say(`${proof.name} …`)
  const begun = performance.now()
  const result = await proof
    .prove({ quick, random: randomFrom(1031) })
    .catch((error) => [{ what: 'it finished', goal: 'yes', found: `no: ${error.message}`, met: false }])
  const done = { ...proof, rows: result, seconds: (performance.now() - begun) / 1000 }
  if (!interrupted) say(printed(done))
  return done
}

async function runInTurn(proofs) {
  for (const proof of proofs) {
    const done = await run(proof)
    if (interrupted) return
    missed += done.rows.filter(({ met }) => !met).length
    // After each proof, so that an interrupted run keeps its results.
    if (!quick) await writeDocument(done)
  }
}

// Unhandled rejections, such as a restart that failed in the background.
process.on('unhandledRejection', (error) => {
  say(`The run failed: ${error.message}`)
  void tidyUp().finally(() => process.exit(1))
})

// A signal starts the clean-up; errors that it causes are no findings.
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    interrupted = true
  })
}

let missed = 0
try {
  const proofs = chosen()
  // Quick runs write no document, so proofs with their own database run in parallel with the shared ones.
  const lanes = quick ? [proofs.filter(({ apart }) => apart), proofs.filter(({ apart }) => !apart)] : [proofs]
  await Promise.all(lanes.map(runInTurn))
  if (!interrupted) say(missed ? `${missed} goals missed.` : 'Every goal met.')
} finally {
  await tidyUp()
}
process.exit(missed || interrupted ? 1 : 0)
