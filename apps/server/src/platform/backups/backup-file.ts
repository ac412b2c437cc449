import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { appliedMigrations } from '../database/migrate.ts'
import { keptTables } from '../database/tables.ts'
import { StartupError } from '../startup-error.ts'
import { connected } from './connection.ts'
import { decryption, type Encryption, encryption, isEncrypted } from './encryption.ts'
import { type Figures, figuresOf } from './figures.ts'

// A backup is a zipped text: a line about it, then for each table its name after a # and a row of JSON a line,
// then how many rows there were.
const BATCH = 500
const END = '#end '

/** Files of the first versions have no figures. */
export type Header = { nightshift: 1; migrations: string[]; tables?: Figures }

export type Written = { rows: number; migrations: string[] }

/** Writes a consistent snapshot of the database to a file while the server keeps running. */
export async function writeBackup(url: string, file: string, secret?: Encryption): Promise<Written> {
  const client = await connected(url)
  try {
    // The figures and the rows come from the same snapshot; the live database moves on.
    await client.query('begin isolation level repeatable read read only')
    const tables = await figuresOf(client)
    const header: Header = { nightshift: 1, migrations: await appliedMigrations(client), tables }
    const text = Readable.from(linesFrom(client, header))
    const encrypted = secret ? [encryption(secret)] : []
    await pipeline([text, createGzip(), ...encrypted, createWriteStream(file, { mode: 0o600 })])
    await flushToDisk(file)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    return { rows, migrations: header.migrations }
  } finally {
    await client.end()
  }
}

async function* linesFrom(client: pg.Client, header: Header) {
  yield `${JSON.stringify(header)}\n`
  let count = 0
  for (const table of await keptTables(client)) {
    yield `#${table}\n`
    await client.query(`declare rows_of cursor for select to_json(row)::text as json from ${table} row`)
    while (true) {
      const { rows } = await client.query<{ json: string }>(`fetch ${BATCH} from rows_of`)
      if (!rows.length) break
      // A json column keeps its original text, which may contain line breaks.
      yield rows.map(({ json }) => `${json.replaceAll('\n', ' ')}\n`).join('')
      count += rows.length
    }
    await client.query('close rows_of')
  }
  yield `${END}${count}\n`
}

async function flushToDisk(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** Validates the whole file before anything is written: it may be truncated, or no backup at all. */
export async function readHeader(file: string, passphrase?: string): Promise<Header> {
  let rows = 0
  let counted: number | undefined
  let first: string | undefined
  try {
    for await (const line of linesOf(file, passphrase)) {
      first ??= line
      if (line.startsWith(END)) counted = Number(line.slice(END.length))
      else if (!line.startsWith('#')) rows += 1
    }
    const header = JSON.parse(first ?? '') as Header
    if (header.nightshift === 1 && counted === rows - 1) return header
  } catch (error) {
    if (error instanceof StartupError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StartupError(`There is no file ${file}.`)
  }
  throw new StartupError(`${file} is not a whole backup.`)
}

export type Section = { table: string; rows: string[] }

/** The rows of a file in batches of one table each. */
export async function* batchesOf(file: string, passphrase?: string): AsyncGenerator<Section> {
  let table = ''
  let rows: string[] = []
  let header = true
  for await (const line of linesOf(file, passphrase)) {
    if (header) header = false
    else if (!line.startsWith('#')) {
      if (rows.push(line) === BATCH) {
        yield { table, rows }
        rows = []
      }
    } else {
      if (rows.length) yield { table, rows }
      rows = []
      table = line.slice(1)
    }
  }
}

/** Splits on \n alone. From Node 24 on, node:readline also splits on U+2028 and U+2029, which JSON leaves unescaped. */
async function* linesOf(file: string, passphrase?: string) {
  const text = createGunzip().setEncoding('utf8')
  const decrypted = (await isEncrypted(file)) ? [decryption(file, passphrase)] : []
  // A failure destroys the last stream, too, and the loop below throws it.
  pipeline([createReadStream(file), ...decrypted, text]).catch(() => {})
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
