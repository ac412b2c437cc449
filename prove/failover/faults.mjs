import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The faults, each with the longest time without an acknowledgement that is allowed, in seconds, and how many of them a
 * full run has. `inject` resolves when everything that was stopped runs again.
 */
export const FAULTS = {
  'primary killed': {
    silence: 15,
    times: 6,
    async inject({ cluster }) {
      const name = await cluster.primary()
      await cluster.kill(name)
      await sleep(12_000)
      await cluster.start(name)
    },
  },
  'primary frozen for 30 s': {
    silence: 20,
    times: 4,
    inject: ({ cluster }) => freezeFor(cluster, cluster.primary, 30_000),
  },
  'PostgreSQL of the primary killed': {
    silence: 15,
    times: 6,
    async inject({ cluster }) {
      const name = await cluster.primary()
      const [, postmaster] = cluster.processesOf(name)
      process.kill(postmaster, 'SIGKILL')
      await sleep(3_000)
    },
  },
  switchover: { silence: 15, times: 6, inject: ({ cluster }) => cluster.switchover() },
  'etcd leader killed': {
    silence: 15,
    times: 2,
    async inject({ cluster }) {
      const name = await cluster.etcdLeader()
      await cluster.kill(name)
      await sleep(12_000)
      await cluster.start(name)
    },
  },
  'etcd without quorum for 20 s': {
    // The primary steps down, as it must. Counted from the moment when the quorum is back.
    silence: 15,
    times: 1,
    async inject({ cluster, restart }) {
      for (const name of ['etcd1', 'etcd2']) await cluster.kill(name)
      await sleep(20_000)
      for (const name of ['etcd1', 'etcd2']) await cluster.start(name)
      restart()
    },
  },
  'synchronous standby frozen for 25 s': {
    silence: 20,
    times: 2,
    inject: ({ cluster }) => freezeFor(cluster, cluster.syncStandby, 25_000),
  },
  'HAProxy of one machine killed': {
    silence: 15,
    times: 2,
    async inject({ cluster }) {
      await cluster.kill('haproxy1')
      await sleep(3_000)
      await cluster.start('haproxy1')
    },
  },
  'HAProxy of one machine frozen for 20 s': {
    silence: 20,
    times: 2,
    frozenProxy: true,
    inject: ({ cluster }) => freezeFor(cluster, async () => 'haproxy1', 20_000),
  },
  'API process killed': {
    silence: 15,
    times: 2,
    async inject({ apis }) {
      const [api] = apis
      await api.end('SIGKILL')
      await sleep(3_000)
      await api.start()
    },
  },
}

async function freezeFor(cluster, choose, ms) {
  const name = await choose()
  cluster.freeze(name)
  await sleep(ms)
  cluster.thaw(name)
}

/** The faults of a run in random order. The quick form has three. */
export function faultsOf(quick, random) {
  const names = quick
    ? ['primary killed', 'HAProxy of one machine killed', 'API process killed']
    : Object.entries(FAULTS).flatMap(([name, { times }]) => Array.from({ length: times }, () => name))
  for (let last = names.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[names[last], names[other]] = [names[other], names[last]]
  }
  return names
}
