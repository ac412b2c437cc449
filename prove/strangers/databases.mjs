import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { call, signIn, startApi } from '../api.mjs'
import { ask, fillVenue, PASSWORD } from '../database.mjs'
import { missingAfterInstall } from '../debian.mjs'
import { compare } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { holds, leftOut, none } from '../rows.mjs'
import { OLDER_MAJORS, postgresOf, startPostgres } from './postgres.mjs'
import { makeCertificate } from './programs.mjs'

const execute = promisify(execFile)

const title = 'A PostgreSQL of somebody else'
const what =
  'Each major version as initdb makes it without an encoding, with unusual defaults, with TLS under a certificate of its own authority, and a database whose owner is no superuser: the server starts, a manager signs in, badges are punched, a backup is made and checked. A database in SQL_ASCII is refused. The versions come from npm; the quick form has the embedded one alone, without TLS.'

const BADGES = 40
const REFUSED_MS = 30_000
const ODD = [
  ...['datestyle=German', 'timezone=Asia/Tokyo', 'intervalstyle=sql_standard', 'bytea_output=escape'],
  ...['standard_conforming_strings=off', 'extra_float_digits=-5'],
]

async function prove({ quick }) {
  const rows = []
  const missing = quick ? 'the quick form uses no packages' : await missingAfterInstall(['openssl'])
  const certificate = missing ? undefined : await makeCertificate()
  if (missing) rows.push(leftOut('TLS to the database', missing))
  for (const major of quick ? [undefined] : [...OLDER_MAJORS, undefined])
    rows.push(...(await served(major, certificate)))
  return rows
}

async function served(major, certificate) {
  const programs = await postgresOf(major)
  if (!programs) return [leftOut(`PostgreSQL ${major}`, 'npm does not have it, or cannot be reached')]
  const name = `PostgreSQL ${programs.version.split('-')[0]}`
  const postgres = await startPostgres(programs, {
    settings: certificate ? [...ODD, 'ssl=on'] : ODD,
    files: certificate && {
      'server.crt': await readFile(certificate.cert),
      'server.key': await readFile(certificate.key),
    },
  })
  const rows = [
    holds('SQL_ASCII is refused in one sentence', await isRefused(await postgres.create('ascii', ''))),
  ]
  const direct = await postgres.create('venue')
  await fillVenue(direct, BADGES, { measured: false })
  const verified = direct.replace('127.0.0.1', 'localhost')
  const addresses = certificate
    ? [`${direct}?sslmode=require`, `${verified}?sslmode=verify-full&sslrootcert=${certificate.ca}`]
    : [direct]
  for (const [index, address] of addresses.entries()) {
    const half = BADGES / addresses.length
    const badges = { from: index * half + 1, to: (index + 1) * half }
    rows.push(...(await usedAt(address, direct, badges)))
  }
  const checked = await backedUp(postgres, addresses.at(-1))
  rows.push(holds('a backup is made and checked by a user who may create databases', checked))
  return rows.map((row) => ({ ...row, what: `${name}: ${row.what}` }))
}

async function isRefused(url) {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, PORT: '0' }
  const started = await execute(process.execPath, ['apps/server/dist/main.js'], {
    env,
    timeout: REFUSED_MS,
  }).catch((error) => error)
  const sentence =
    "The database ascii has the encoding SQL_ASCII, in which names with accents are lost: make another one with create database … encoding 'UTF8' template template0.\n"
  return started.code === 1 && started.stdout + started.stderr === sentence
}

async function usedAt(address, direct, { from, to }) {
  const mode = new URL(address).searchParams.get('sslmode') ?? 'no TLS'
  const api = await startApi(address)
  const manager = await signIn(api.port, 'manager', PASSWORD)
  const filter = encodeURIComponent(JSON.stringify({ where: { endTime: null }, limit: 1 }))
  const list = await call(api.port, `/api/timeclock?filter=${filter}`, { headers: { cookie: manager } })
  const load = punchAll(api.port, { from, to })
  await load.done
  const [{ plain }] = await ask(
    direct,
    "select count(*) filter (where not ssl)::int as plain from pg_stat_ssl join pg_stat_activity using (pid) where application_name like 'nightshift%' and application_name <> 'nightshift proof'",
  )
  const wrong = Object.values(await compare(direct, load.acknowledged)).reduce((sum, count) => sum + count)
  const missed = to - from + 1 - load.acknowledged.size
  await api.end('SIGTERM')
  return [
    holds(`${mode}: a list has instants in GMT`, /"startTime":"[^"]+Z"/.test(list.text)),
    ...(mode === 'no TLS' ? [] : [holds(`${mode}: every connection is encrypted`, plain === 0)]),
    none(`${mode}: punches refused, lost, duplicated or without their audit row`, wrong + missed),
  ]
}

async function backedUp(postgres, address) {
  await ask(postgres.superuser, 'alter role venue createdb')
  const file = join(await temporaryFolder('prove-backup'), 'night.backup.gz')
  const args = ['apps/server/dist/commands/backup.js', '--file', file]
  const env = { PATH: process.env.PATH, DATABASE_URL: address }
  return execute(process.execPath, args, { env, timeout: REFUSED_MS }).then(
    () => true,
    () => false,
  )
}

export const databases = { title, what, prove, apart: true }
