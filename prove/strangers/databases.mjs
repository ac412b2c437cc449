import { call, signIn, startApi } from '../api.mjs'
import { fillVenue, PASSWORD } from '../database.mjs'
import { scanUntilAcknowledged } from '../punches.mjs'
import { holds, leftOut } from '../rows.mjs'
import { OLDER_MAJORS, postgresOf, startPostgres } from './postgres.mjs'

const title = 'A PostgreSQL of somebody else'
const what =
  'Each major version as initdb makes it, with a database whose owner is no superuser: the server starts, a manager signs in, a badge clocks in. The versions come from npm; the quick form has the embedded one alone.'

async function prove({ quick }) {
  const rows = []
  for (const major of quick ? [undefined] : [...OLDER_MAJORS, undefined]) rows.push(...(await served(major)))
  return rows
}

async function served(major) {
  const programs = await postgresOf(major)
  if (!programs) return [leftOut(`PostgreSQL ${major}`, 'npm does not have it, or cannot be reached')]
  const name = `PostgreSQL ${programs.version.split('-')[0]}`
  const postgres = await startPostgres(programs)
  const url = await postgres.create('venue')
  await fillVenue(url, 1, { measured: false })
  const api = await startApi(url)
  const manager = await signIn(api.port, 'manager', PASSWORD)
  const { status } = await call(api.port, '/api/users/me', { headers: { cookie: manager } })
  const clockedIn = await scanUntilAcknowledged(api.port, 1)
  await api.end('SIGTERM')
  return [holds(`${name}: a manager signs in, and a badge clocks in`, status === 200 && clockedIn)]
}

export const databases = { title, what, prove, apart: true }
