import { PARTS, writePart } from '../document.mjs'

const MOST_TIMES_BESIDE = 1.5
const MOST_LAG_MS = 20

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

const ratesOf = (rates) =>
  rates.map(({ call, results: [ours, bare] }) => {
    const per = call.per ?? 1
    return { ...call, ours: ours.rate / per, bare: bare.rate / per, ofBare: ours.rate / bare.rate }
  })

export const tablesOf = ({ rates, floods }) =>
  [
    '| what, a second | Nightshift | bare `node:http`, the same bytes | of bare | goal |',
    '|---|--:|--:|--:|--:|',
    ...ratesOf(rates).map(
      ({ title, ours, bare, ofBare, goal }) =>
        `| ${title} | ${whole.format(ours)} | ${whole.format(bare)} | ${Math.round(ofBare * 100)} % | ${goal * 100} % |`,
    ),
    '',
    '| flood | answered, a second | scan p99 | beside the bare server under the same flood | times | delay of the event loop, p99 |',
    '|---|--:|--:|--:|--:|--:|',
    ...floods.map(
      ({ flood, ours, beside, seconds }) =>
        `| ${flood.title} | ${whole.format(ours.visits / seconds)} of ${whole.format(flood.rate)} | ${short.format(ours.scanP99)} ms | ${short.format(beside.scanP99)} ms | ${(ours.scanP99 / beside.scanP99).toFixed(2)} | ${short.format(ours.lag)} ms |`,
    ),
  ].join('\n')

export const missesOf = ({ rates, floods }) => [
  ...ratesOf(rates)
    .filter(({ ofBare, goal }) => ofBare < goal)
    .map(({ title, goal }) => `${title}: below ${goal * 100} % of the bare server.`),
  ...floods.flatMap(({ flood, ours, beside }) =>
    [
      ours.errors && `${ours.errors} scans failed`,
      ours.scanP99 > MOST_TIMES_BESIDE * beside.scanP99 &&
        `a scan takes more than ${MOST_TIMES_BESIDE} times`,
      ours.lag > MOST_LAG_MS && `the event loop is delayed by more than ${MOST_LAG_MS} ms`,
    ]
      .filter(Boolean)
      .map((miss) => `${flood.title}: ${miss}.`),
  ),
]

/** Writes the section about visitors. */
export async function writeSection(result) {
  const { rounds, ms, floodSeconds, scans, bytes, cpuSteal } = result
  const misses = missesOf(result)
  const stolen =
    cpuSteal === undefined
      ? ''
      : ` The host took ${Math.round(100 * cpuSteal)} % of the processor away meanwhile.`
  await writePart(`${PARTS.visitors}

Written by \`npm run bench -- visitors\`: the home of a festival, ${whole.format(bytes)} bytes compressed, and everything that a browser
loads with it, on 64 connections; the bare server sends the same bytes and headers. Medians of ${rounds} interleaved rounds of
${ms / 1000} s. Below, ${scans} badge scans a second while visitors come on schedule for ${floodSeconds} s, whether or not earlier ones were
answered: first all at our server, then the visitors at a bare server beside it. The generators take a core of this machine.${stolen}

${tablesOf(result)}

${misses.length ? misses.join('\n') : `Goals, met in each row: above, and for a scan ${MOST_TIMES_BESIDE} times of that beside the bare server, and ${MOST_LAG_MS} ms of delay.`}
`)
}
