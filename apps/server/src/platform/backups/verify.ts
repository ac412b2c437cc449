import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../startup-error.ts'
import { connected } from './connection.ts'
import { differences, figuresOf } from './figures.ts'
import { restoreAsWritten } from './restore.ts'
import { withScratchDatabase } from './scratch-database.ts'

/** `hasFigures`: whether the file says what to compare; those of the first versions only count their rows. */
export type Verified =
  | { kind: 'good'; rows: number; sha256: string; hasFigures: boolean }
  | { kind: 'bad'; reason: string }

/** SQLSTATE classes of values that PostgreSQL refuses: the file is at fault, not the server. */
const REFUSED_VALUE = /^(22|23)/

/** Restores a file into a scratch database and compares it with the counts and checksums that the file carries. */
export async function verifyBackup(url: string, file: string, passphrase?: string): Promise<Verified> {
  const sha256 = await sha256Of(file)
  return withScratchDatabase(url, async (scratch): Promise<Verified> => {
    try {
      const { count, header } = await restoreAsWritten(scratch, file, passphrase)
      const found = header.tables ? await compareWith(scratch, header.tables) : []
      if (found.length) return { kind: 'bad', reason: `Restored, it differs: ${found.join(' ')}` }
      return { kind: 'good', rows: count, sha256, hasFigures: header.tables !== undefined }
    } catch (error) {
      if (error instanceof StartupError) return { kind: 'bad', reason: error.message }
      const { code = '' } = error as { code?: string }
      if (!REFUSED_VALUE.test(code)) throw error
      return { kind: 'bad', reason: `PostgreSQL refuses its rows (${code}).` }
    }
  })
}

async function compareWith(scratch: string, tables: Parameters<typeof differences>[0]) {
  const client = await connected(scratch)
  try {
    return differences(tables, await figuresOf(client))
  } finally {
    await client.end()
  }
}

async function sha256Of(file: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash).catch((error) => {
    if (error.code === 'ENOENT') throw new StartupError(`There is no file ${file}.`)
    throw error
  })
  return hash.digest('hex')
}
