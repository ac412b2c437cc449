import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chown, mkdir, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'
import { newPasswords, renderMachine } from '../../deploy/cluster/render.mjs'
import { call } from '../api.mjs'
import { isOurs, postgresProcesses, signalAll, startProcess } from './processes.mjs'

export const MACHINES = [1, 2, 3]
const WEB_PORT = 8080
const REST_PORT = 8008
const PORTS = [2379, 2380, 3000, 5000, 5432, REST_PORT, WEB_PORT]
const WHOLE_MS = 90_000

/**
 * The cluster of deploy/cluster on three loopback addresses: etcd and PostgreSQL under Patroni on each, HAProxy on the
 * first two. Ports, settings and files are those of three machines.
 */
export async function startCluster(programs) {
  const folder = await temporaryFolder('cluster')
  const [addresses, passwords, user] = [await freeAddresses(), newPasswords(), await unprivilegedUser()]
  for (const number of MACHINES) {
    const home = join(folder, `machine${number}`)
    const data = { ETCD_DATA: join(home, 'etcd'), POSTGRES_DATA: join(home, 'postgres') }
    const UNAVAILABLE = join(home, 'unavailable.http')
    const ours = { LOCAL: addresses[number - 1], WEB_PORT, UNAVAILABLE, POSTGRES_PROGRAMS: programs }
    await renderMachine(home, { number, addresses, passwords, ...data, ...ours })
    await mkdir(data.ETCD_DATA, { mode: 0o700 })
  }
  if (user) await giveTo(user, folder)
  const cluster = clusterOf({ folder, addresses, user })
  leave(cluster.stop)
  for (const number of MACHINES) await cluster.start(`etcd${number}`)
  for (const number of MACHINES) await cluster.start(`node${number}`)
  for (const number of [1, 2]) await cluster.start(`haproxy${number}`)
  await cluster.untilWhole()
  await createDatabase({ folder, programs, passwords, address: addresses[0] })
  return cluster
}

function clusterOf({ folder, addresses, user }) {
  const pids = new Map()
  const homeOf = (part) => join(folder, `machine${part.at(-1)}`)
  const addressOf = (part) => addresses[Number(part.at(-1)) - 1]
  const settingsOf = (part) => variablesOf(join(homeOf(part), 'nightshift.env'))

  const commandOf = (part) => {
    if (part.startsWith('etcd')) return ['etcd', '--logger', 'zap']
    if (part.startsWith('node')) return ['patroni', join(homeOf(part), 'patroni.yml')]
    return ['haproxy', '-db', '-q', '-f', join(homeOf(part), 'haproxy.cfg')]
  }
  const processesOf = (part) => {
    const own = isOurs(pids.get(part), folder) ? [pids.get(part)] : []
    return part.startsWith('node') ? [...own, ...postgresProcesses(join(homeOf(part), 'postgres'))] : own
  }

  const cluster = {
    addressOf,
    settingsOf,
    webPort: WEB_PORT,
    /** The database through the HAProxy of a machine. */
    urlThrough: (number) => settingsOf(`api${number}`).DATABASE_URL,
    /** The database of one machine, whatever its role. */
    urlOf: (part) => cluster.urlThrough(1).replace(/@.*:5000/, `@${addressOf(part)}:5432`),
    processesOf,

    async start(part) {
      const env = part.startsWith('etcd') ? variablesOf(join(homeOf(part), 'etcd.env')) : {}
      const log = join(folder, `${part}.log`)
      pids.set(part, await startProcess(commandOf(part), { user, folder, log, env }))
    },
    async kill(part) {
      while (processesOf(part).length) {
        signalAll(processesOf(part), 'SIGKILL')
        await sleep(20)
      }
    },
    freeze(part) {
      // Twice: PostgreSQL may have started another process meanwhile.
      for (const _ of [1, 2]) signalAll(processesOf(part), 'SIGSTOP')
    },
    thaw: (part) => signalAll(processesOf(part), 'SIGCONT'),

    /** Every member with its role, as Patroni knows them. */
    async members() {
      for (const number of MACHINES) {
        const found = await patroni(addresses[number - 1], '/cluster')
        if (found?.members) return found.members
      }
      return []
    },
    primary: async () => (await cluster.members()).find(({ role }) => role === 'leader')?.name,
    syncStandby: async () => (await cluster.members()).find(({ role }) => role === 'sync_standby')?.name,
    async etcdLeader() {
      for (const number of MACHINES) {
        const options = {
          host: addresses[number - 1],
          method: 'POST',
          body: {},
          agent: false,
          patienceMs: 1_000,
        }
        const { text } = await call(2379, '/v3/maintenance/status', options).catch(() => ({ text: '{}' }))
        const { leader, header } = JSON.parse(text)
        if (leader && leader === header.member_id) return `etcd${number}`
      }
      return undefined
    },
    async switchover() {
      const [leader, candidate] = [await cluster.primary(), await cluster.syncStandby()]
      const options = { host: addressOf(leader), method: 'POST', body: { leader, candidate }, agent: false }
      const { text } = await call(REST_PORT, '/switchover', options)
      if (!text.startsWith('Successfully')) throw new Error(text)
    },
    /** Waits until every node runs on one timeline, with a primary and a synchronous standby. */
    async untilWhole() {
      const end = Date.now() + WHOLE_MS
      while (Date.now() < end) {
        if (isWhole(await cluster.members())) return
        await sleep(200)
      }
      throw new Error(`The cluster is not whole: ${JSON.stringify(await cluster.members())}`)
    },
    rewinds: () =>
      MACHINES.map((number) => readFileSync(join(folder, `node${number}.log`), 'utf8')).flatMap(
        (log) => log.match(/pg_rewind exit code=0/g) ?? [],
      ).length,
    async stop() {
      const parts = ['haproxy1', 'haproxy2', ...MACHINES.flatMap((n) => [`node${n}`, `etcd${n}`])]
      for (const part of parts) cluster.thaw(part)
      for (const part of parts) await cluster.kill(part)
    },
  }
  return cluster
}

const isWhole = (members) =>
  members.length === MACHINES.length &&
  members.every(({ state }) => state === 'running' || state === 'streaming') &&
  new Set(members.map(({ timeline }) => timeline)).size === 1 &&
  members.every(({ role, lag = 0 }) => role === 'leader' || lag === 0) &&
  ['leader', 'sync_standby'].every((wanted) => members.filter(({ role }) => role === wanted).length === 1)

async function patroni(host, path) {
  const { text } = await call(REST_PORT, path, { host, agent: false, patienceMs: 1_000 }).catch(() => ({}))
  return text && JSON.parse(text)
}

/** The variables of a file that systemd or a shell would read. */
const variablesOf = (file) =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

async function createDatabase({ folder, programs, passwords, address }) {
  const file = join(folder, 'machine1/database.sql')
  const target = ['-h', address, '-p', '5000', '-U', 'postgres', 'postgres']
  const env = { PGPASSWORD: passwords.SUPERUSER_PASSWORD, PATH: process.env.PATH, HOME: folder }
  const create = () =>
    promisify(execFile)(join(programs, 'psql'), ['-qX', '-v', 'ON_ERROR_STOP=1', '-f', file, ...target], {
      env,
    })
  // HAProxy needs a moment to find the primary.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create()
    } catch (error) {
      if (attempt === 20) throw error
      await sleep(500)
    }
  }
}

/** PostgreSQL does not run as root: root starts everything as the user that Debian made for it. */
async function unprivilegedUser() {
  if (process.getuid() !== 0) return undefined
  const line = /^postgres:[^:]*:(\d+):(\d+)/m.exec(await readFile('/etc/passwd', 'utf8'))
  if (!line) throw new Error('There is no user postgres.')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

async function giveTo({ uid, gid }, folder) {
  await chown(folder, uid, gid)
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), uid, gid)
}

/** Three loopback addresses on which all ports are free, other clusters of this machine left alone. */
async function freeAddresses() {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [second, third] = [1, 2].map(() => 1 + Math.floor(Math.random() * 250))
    const addresses = MACHINES.map((number) => `127.${second}.${third}.${number}`)
    const free = addresses.flatMap((address) => PORTS.map((port) => isFree(address, port)))
    if ((await Promise.all(free)).every(Boolean)) return addresses
  }
  throw new Error(`A server of this machine uses one of the ports ${PORTS.join(', ')} on every address.`)
}

const isFree = (address, port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, address, () => server.close(() => resolve(true)))
  })
