import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { ask, emptyDatabase, venueDatabase } from '../database.mjs'
import { nodeFromRegistry } from '../registry.mjs'
import { holds, leftOut, noted } from '../rows.mjs'

const title = 'A backup under each version of Node'
const what =
  'A backup with characters that some version of Node treats as a line end is restored with each version. The versions come from npm; a version that is not available is listed as left out.'

const MAJORS = [20, 22, 24, 26]
const RESTORE_MS = 60_000

const execute = promisify(execFile)

const ODD = 'a\u2028b\u2029c\u0085d\re\r\nf\vg\fh"i\\j\\nk\'l🎃m\u001en\ufeff#end 7\n#users\n{}\n'
const FILL = `
  insert into applications (festival_id, season_id, raw_data, notes)
  select 1, season.id, raw_data, notes
  from (select id from seasons where festival_id = 1) season,
    (values (json_build_object('odd', $1::text)::text, $1), ('{}', repeat($1, 20000))) made(raw_data, notes)`
const DIGEST = `
  select md5(string_agg(row::text, '' order by row::text)) as digest, count(*)::int as rows
  from (select a::text from applications a union all select u::text from users u) row`

async function prove() {
  const url = await venueDatabase(50)
  await ask(url, FILL, [ODD])
  const file = join(await temporaryFolder('prove-backup'), 'odd.backup.gz')
  await command(process.execPath, 'backup', file, url)
  const [stored] = await ask(url, DIGEST)
  const rows = [noted('rows', stored.rows)]
  for (const major of MAJORS) rows.push(await restoredUnder(major, file, stored.digest))
  return rows
}

async function restoredUnder(major, file, digest) {
  const isThis = process.versions.node.startsWith(`${major}.`)
  const node = isThis ? process.execPath : await nodeFromRegistry(String(major))
  if (!node) return leftOut(`Node ${major}`, 'npm does not have it, or cannot be reached')
  const { stdout } = await execute(node, ['--version'])
  const target = await emptyDatabase()
  const failure = await command(node, 'restore', file, target).then(
    () => undefined,
    (error) => error,
  )
  const same = !failure && (await ask(target, DIGEST))[0].digest === digest
  return holds(`Node ${stdout.trim()}: every row is restored unchanged`, same)
}

function command(node, name, file, url) {
  const args = [`apps/server/dist/commands/${name}.js`, '--file', file]
  const env = { PATH: process.env.PATH, DATABASE_URL: url }
  return execute(node, args, { env, timeout: RESTORE_MS })
}

export const nodeVersions = { title, what, prove }
