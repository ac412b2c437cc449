import { createHash } from 'node:crypto'
import { connected } from './connection.ts'

/**
 * Runs the work on an empty database of the same server, and drops it afterwards. Its name follows from the database's,
 * so that the next run drops what a killed one left behind.
 */
export async function withScratchDatabase<T>(url: string, work: (scratchUrl: string) => Promise<T>) {
  const name = scratchName(url)
  const client = await connected(url)
  try {
    await client.query(`drop database if exists ${name} with (force)`)
    // Whatever the encoding of the server's own databases is.
    await client.query(
      `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
    )
    try {
      return await work(withDatabase(url, name))
    } finally {
      await client.query(`drop database if exists ${name} with (force)`).catch(() => {})
    }
  } finally {
    await client.end().catch(() => {})
  }
}

export function scratchName(url: string) {
  const { pathname } = new URL(url)
  return `nightshift_scratch_${createHash('sha256').update(pathname).digest('hex').slice(0, 12)}`
}

function withDatabase(url: string, name: string) {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
