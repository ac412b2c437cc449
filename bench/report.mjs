import { cpus } from 'node:os'
import { BADGES } from './data.mjs'

/** A call may have stricter ones, and one for the 99th percentile as a multiple of the bare server's. */
const GOALS = { ofBare: 0.8, timesLoopback: 5, timesBareP99: Number.POSITIVE_INFINITY }

/** The table of the measurements: ours first, then each baseline with the ratio to it. */
export function tableOf(measurements) {
  const head = [
    '| call | connections | Nightshift | bare `node:http` + `pg` | of bare | LoopBack 4 | times LoopBack |',
    '|---|--:|--:|--:|--:|--:|--:|',
  ]
  const rows = measurements.map(({ call, results: [ours, bare, loopback] }) => {
    const { ofBare, timesLoopback } = ratios(ours, bare, loopback)
    const cells = [
      call.title,
      call.connections,
      figure(ours),
      figure(bare),
      `${Math.round(ofBare * 100)} %`,
      loopback ? figure(loopback) : 'not installed',
      loopback ? `${timesLoopback.toFixed(1)} ×` : '',
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [...head, ...rows].join('\n')
}

/** The calls that miss a goal, as text. */
export function missesOf(measurements) {
  return measurements.flatMap(({ call, results: [ours, bare, loopback] }) => {
    const { ofBare, timesLoopback } = ratios(ours, bare, loopback)
    const goals = { ...GOALS, ...call.goals }
    const missed = [
      ofBare < goals.ofBare && `below ${goals.ofBare * 100} % of the bare server`,
      timesLoopback < goals.timesLoopback && `below ${goals.timesLoopback} times LoopBack`,
      ours.p99 > goals.timesBareP99 * bare.p99 &&
        `99th percentile above ${goals.timesBareP99} times that of the bare server`,
    ]
    return missed.filter(Boolean).map((miss) => `${call.title}: ${miss}.`)
  })
}

const ratios = (ours, bare, loopback) => ({
  ofBare: ours.rate / bare.rate,
  timesLoopback: loopback ? ours.rate / loopback.rate : Number.POSITIVE_INFINITY,
})

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

function figure({ rate, p99, failed }) {
  const failures = failed ? `, ${whole.format(failed)} failed` : ''
  return `${(rate < 100 ? short : whole).format(rate)} (${short.format(p99)} ms${failures})`
}

const GOALS_MET = `Goals, met in each row: 80 % of the bare server, 5 times LoopBack; for badge scans 95 %, 5.5 times, and a 99th
percentile of at most 1.3 times the bare server's.`

/** docs/benchmarks.md. */
export function documentOf(measurements, { rounds, ms, postgres }) {
  const [cpu] = cpus()
  const misses = missesOf(measurements)
  return `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- quick\` prints a rough table and writes nothing.

Requests a second and the 99th percentile of the answer time, medians of ${rounds} rounds of ${ms / 1000} s. The rounds of the
servers are interleaved, in one run on one database. Compare within a row: figures of two runs differ by 20 to 30 %.

${tableOf(measurements)}

${misses.length ? misses.join('\n') : GOALS_MET}

Measured on ${new Date().toISOString().slice(0, 10)} with ${cpus().length} cores (${cpu?.model.trim()}), Node ${process.versions.node}, PostgreSQL ${postgres} with
its own settings, everything on one machine, the load generator in its own process.

## What is measured

- Data: ten times the demo. 500 people with photos and two positions each, 60,000 shifts, 1,500 applications.
- The bare server is \`node:http\` and \`pg\` with prepared, hand-written SQL for these five calls and nothing else. It
  checks the session and writes the audit trail as the product does. LoopBack has models, relations, default
  repositories and controllers; it checks no session and no replaced badge, which favours it.
- Before the measurement, each baseline must give the same answers as the product.
- Answers are not compressed. Lists are requested with a manager's session and the same address on each server.
- Badge scans go around ${whole.format(BADGES)} badges, of a festival of their own; clock-ins and clock-outs alternate. No badge is
  scanned twice within 5 seconds, the window for repeated scans. Each scan must have written its audit row.
- The two lists reach 4.6 and 4.8 times LoopBack in quick runs on x64, mostly because of the machine: measured in turn with
  the commit whose arm64 run gave 6.8 and 6.5, with other work on the machine, an employee list took 29 ms of processor
  time (28 then) and a payroll week 76 ms (71 then), of which PostgreSQL's part was the same. 70 % of that part is
  writing the JSON of a payroll week; steps without the columns that are not answered, other ways to join texts or to
  format instants, one text for all rows, and rows collected as bytes while they arrive were tried and are not cheaper.
`
}
