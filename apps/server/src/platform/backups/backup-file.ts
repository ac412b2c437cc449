import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { appliedMigrations, knownMigrations, migrate } from './migrate.ts'
import { identityColumns, keptTables, liftReferences } from './tables.ts'

// A backup is a zipped text: a line about it, then for each table its name after a # and a row of JSON a line,
// then how many rows there were.
const BATCH = 500
const END = '#end '

type Header = { nightshift: 1; migrations: string[] }

/** Writes a consistent snapshot of the database to a file while the server keeps running. */
export async function writeBackup(url: string, file: string) {
  const client = await connected(url)
  const unfinished = `${file}.unfinished`
  const zip = createGzip()
  const stored = finished(zip.pipe(createWriteStream(unfinished, { mode: 0o600 })))
  const line = async (text: string) => {
    if (!zip.write(`${text}\n`)) await once(zip, 'drain')
  }
  try {
    await client.query('begin isolation level repeatable read read only')
    const header: Header = { nightshift: 1, migrations: await appliedMigrations(client) }
    await line(JSON.stringify(header))
    let count = 0
    for (const table of await keptTables(client)) {
      await line(`#${table}`)
      await client.query(`declare rows_of cursor for select to_json(row)::text as json from ${table} row`)
      while (true) {
        const { rows } = await client.query<{ json: string }>(`fetch ${BATCH} from rows_of`)
        if (!rows.length) break
        // A json column keeps its original text, which may contain line breaks.
        for (const { json } of rows) await line(json.replaceAll('\n', ' '))
        count += rows.length
      }
      await client.query('close rows_of')
    }
    zip.end(`${END}${count}\n`)
    await stored
    await rename(unfinished, file)
    return count
  } finally {
    await client.end()
  }
}

/**
 * Restores an empty database from a file, all rows in one transaction. Backups of older versions are migrated, unless
 * the rows are to be compared with the original first.
 */
export async function readBackup(url: string, file: string, { upToDate = true } = {}) {
  await checkWhole(file)
  const lines = linesOf(file)
  const { value: header } = await lines.next()
  const { migrations } = JSON.parse(String(header)) as Header
  const known = await knownMigrations()
  if (migrations.some((name) => !known.includes(name)))
    throw new StartupError('This backup was written by a newer version.')
  await migrate(url, migrations)
  const client = await connected(url)
  try {
    await client.query('begin')
    await refuseUnlessEmpty(client)
    const putReferencesBack = await liftReferences(client)
    const count = await load(client, lines)
    await putReferencesBack()
    for (const { table, column } of await identityColumns(client)) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
      )
    }
    await client.query('commit')
    if (upToDate) await migrate(url)
    return count
  } finally {
    await client.end()
  }
}

async function load(client: pg.Client, lines: AsyncIterable<string>) {
  let table = ''
  let batch: string[] = []
  let count = 0
  const flush = async () => {
    if (!batch.length) return
    const insert = `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`
    await client.query(insert, [`[${batch.join(',')}]`])
    count += batch.length
    batch = []
  }
  const tables = await keptTables(client)
  for await (const text of lines) {
    if (!text.startsWith('#')) {
      if (batch.push(text) === BATCH) await flush()
      continue
    }
    await flush()
    if (text.startsWith(END)) return count
    table = text.slice(1)
    if (!tables.includes(table)) throw new StartupError('This is no backup of ours.')
  }
  return count
}

/** Validates the whole file before anything is written: it may be truncated, or no backup at all. */
async function checkWhole(file: string) {
  let rows = 0
  let said: number | undefined
  let first: string | undefined
  try {
    for await (const line of linesOf(file)) {
      first ??= line
      if (line.startsWith(END)) said = Number(line.slice(END.length))
      else if (!line.startsWith('#')) rows += 1
    }
    if ((JSON.parse(first ?? '') as Header).nightshift === 1 && said === rows - 1) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StartupError(`There is no file ${file}.`)
  }
  throw new StartupError(`${file} is not a whole backup.`)
}

/** Splits on \n alone. From Node 24 on, node:readline also splits on U+2028 and U+2029, which JSON leaves unescaped. */
async function* linesOf(file: string) {
  const source = createReadStream(file)
  const text = createGunzip().setEncoding('utf8')
  source.on('error', (error) => text.destroy(error))
  source.pipe(text)
  let line = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const [rest = '', ...others] = chunk.split('\n')
    line += rest
    for (const next of others) {
      yield line
      line = next
    }
  }
  if (line) yield line
}

async function refuseUnlessEmpty(client: pg.Client) {
  const { rows } = await client.query(
    'select exists (select from users) or exists (select from festivals) as used',
  )
  if (rows[0].used)
    throw new StartupError('The database is in use: a backup is restored into an empty one only.')
}

async function connected(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'nightshift backup' })
  await client.connect()
  return client
}
