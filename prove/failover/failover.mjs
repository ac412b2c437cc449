import { dirname } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApi } from '../api.mjs'
import { fillVenue } from '../database.mjs'
import { missingAfterInstall, programPath } from '../debian.mjs'
import { compare } from '../ledger.mjs'
import { atLeast, atMost, holds, none, noted } from '../rows.mjs'
import { MACHINES, startCluster } from './cluster.mjs'
import { FAULTS, faultsOf } from './faults.mjs'
import { longestSilence, PATIENCE_MS, startKiosks } from './kiosks.mjs'
import { openStreams } from './live-stream.mjs'

const title = 'A machine of the cluster fails'
const what =
  'The cluster of deploy/cluster on three loopback addresses: 3 etcd, 3 PostgreSQL under Patroni with strict synchronous replication, HAProxy and an API process on two of them. 20 kiosks punch through HAProxy while parts are killed and frozen in random order.'

const PACKAGES = [...['postgresql', 'patroni', 'python3-etcd', 'etcd-server', 'etcd-client', 'haproxy']]

/** 20 kiosks, four badges a second each at most. */
const BADGES_PER_FAULT = 5_000
const SETTLE_MS = 3_000

async function prove({ quick, random }) {
  const missing = await missingAfterInstall(['patroni', 'etcd', 'haproxy', 'postgres'], PACKAGES)
  if (missing) throw new Error(missing)
  const names = faultsOf(quick, random)
  const cluster = await startCluster(dirname(programPath('postgres')))
  const badges = (names.length + 1) * BADGES_PER_FAULT
  await fillVenue(cluster.urlThrough(1), badges)
  // Both at once: they migrate under one lock.
  const apis = await Promise.all(
    [1, 2].map((number) => startApi(cluster.urlThrough(number), cluster.settingsOf(`api${number}`))),
  )
  const streams = await openStreams(cluster, apis)
  const kiosks = startKiosks(cluster)
  await sleep(SETTLE_MS)
  const rounds = []
  for (const [index, name] of names.entries()) {
    const own = [2 * index, 2 * index + 1].map((back) => badges - back)
    rounds.push(await inject(name, { cluster, apis, streams, kiosks, own }))
    process.stdout.write(`  ${index + 1} of ${names.length}: ${sentence(rounds.at(-1))}\n`)
  }
  await kiosks.stop()
  streams.close()
  await cluster.untilWhole()
  const rows = [...roundRows(rounds, quick), ...(await ledgers(cluster, kiosks.acknowledged))]
  await Promise.all(apis.map((api) => api.end('SIGTERM')))
  return [...rows, noted('nodes rewound', cluster.rewinds())]
}

async function inject(name, { cluster, apis, streams, kiosks, own }) {
  const { inject: run, frozenProxy } = FAULTS[name]
  const [primary, pids, first] = [await cluster.primary(), apis.map(({ pid }) => pid), kiosks.answers.length]
  let begun = performance.now()
  await run({
    cluster,
    apis,
    restart: () => {
      begun = performance.now()
    },
  })
  // Patroni needs a moment to notice what happened: before that, the cluster looks whole.
  const mended = performance.now()
  await sleep(SETTLE_MS)
  await cluster.untilWhole()
  const whole = (performance.now() - mended) / 1000
  const unheard = await streams.silentAcross(own)
  const answers = kiosks.answers.slice(first)
  const isOdd = ({ status }) => !['acknowledged', 503, 'lost', 'silent'].includes(status)
  const inTime = ({ status, machine }) => status !== 'silent' || (frozenProxy && machine === 1)
  return {
    name,
    failedOver: (await cluster.primary()) !== primary,
    silence: longestSilence(kiosks.acknowledged, begun, performance.now()) / 1000,
    slowest: Math.max(...answers.filter(({ status }) => status !== 'silent').map(({ ms }) => ms)) / 1000,
    unanswered: answers.filter((answer) => !inTime(answer)).length,
    strange: answers.filter(isOdd).length,
    refused: answers.filter(({ status }) => status === 503).length,
    unheard,
    whole,
    survived:
      name === 'API process killed' || apis.every(({ pid, alive }, nth) => alive && pid === pids[nth]),
  }
}

const sentence = ({ name, silence, slowest, refused, strange, failedOver, unheard }) =>
  `${name}: ${silence.toFixed(1)} s without an acknowledgement, slowest answer ${slowest.toFixed(1)} s, ${refused} times 503, ${strange} other answers${failedOver ? ', failed over' : ''}${unheard.length ? `, NO LIVE EVENT ${unheard.join(', ')}` : ''}`

function roundRows(rounds, quick) {
  const sum = (key) => rounds.reduce((total, round) => total + round[key], 0)
  const longest = (name) =>
    Math.max(...rounds.filter((round) => round.name === name).map(({ silence }) => silence))
  return [
    noted('faults', rounds.length),
    noted(
      'longest time until all three nodes followed one primary again',
      Math.max(...rounds.map(({ whole }) => whole)),
      's',
    ),
    atLeast('failovers', rounds.filter(({ failedOver }) => failedOver).length, quick ? 1 : 20),
    ...Object.entries(FAULTS)
      .filter(([name]) => rounds.some((round) => round.name === name))
      .map(([name, { silence }]) =>
        atMost(`${name}: longest time without an acknowledgement`, longest(name), silence, 's'),
      ),
    none('answers other than an acknowledgement or 503', sum('strange')),
    atMost('slowest answer', Math.max(...rounds.map(({ slowest }) => slowest)), PATIENCE_MS / 1000, 's'),
    none('requests without an answer in this time, but for those to a frozen HAProxy', sum('unanswered')),
    holds(
      'the same API processes throughout, but for the killed ones',
      rounds.every(({ survived }) => survived),
    ),
    none(
      'faults after which a live event of one process was not heard at the other',
      rounds.filter(({ unheard }) => unheard.length).length,
    ),
    ...rounds
      .filter(({ unheard }) => unheard.length)
      .map(({ name, unheard }) => noted(`not heard after: ${name}, ${unheard.join(', ')}`, unheard.length)),
  ]
}

/** Compares the acknowledged punches with each of the three databases. */
async function ledgers(cluster, acknowledged) {
  const rows = [atLeast('punches acknowledged', acknowledged.size, 1)]
  for (const number of MACHINES) {
    const found = await compare(cluster.urlOf(`node${number}`), acknowledged.keys())
    const { lost, duplicated, doubleOpen, unaudited } = found
    rows.push(
      none(`node${number}: lost`, lost),
      none(`node${number}: duplicated, or two open entries`, duplicated + doubleOpen),
      none(`node${number}: badges without exactly one audit row`, unaudited),
    )
  }
  return rows
}

export const failover = { title, what, prove, apart: true }
