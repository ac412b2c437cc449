import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const PACKAGES = [...['postgresql', 'patroni', 'python3-etcd', 'etcd-server', 'etcd-client', 'haproxy']]
/** Debian asks this program before a package starts its service; 101 forbids it. */
const POLICY = '/usr/sbin/policy-rc.d'
const HOME = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, once Debian's packages are there; installs them where it may. */
export async function clusterPrograms() {
  if (missing().length && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await install()
  const left = missing()
  if (left.length) {
    throw new Error(
      `${left.join(', ')} missing: apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`,
    )
  }
  return postgresPrograms()
}

const onPath = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, name)))

const missing = () => [
  ...['patroni', 'etcd', 'haproxy'].filter((name) => !onPath(name)),
  ...(postgresPrograms() ? [] : ['postgres']),
]

function postgresPrograms() {
  const versions = existsSync(HOME) ? readdirSync(HOME) : []
  const [newest] = versions
    .filter((version) => existsSync(join(HOME, version, 'bin/postgres')))
    .sort((a, b) => Number(b) - Number(a))
  return newest && join(HOME, newest, 'bin')
}

async function install() {
  process.stdout.write(`Installing ${PACKAGES.join(', ')} …\n`)
  const ours = !existsSync(POLICY)
  if (ours) await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    execute('apt-get', ['-qq', ...args], { env }).then(
      () => true,
      () => false,
    )
  const all = ['install', '-y', '--no-install-recommends', ...PACKAGES]
  try {
    if (!(await apt(...all)) && (await apt('update'))) await apt(...all)
  } finally {
    if (ours) await rm(POLICY)
  }
}
