import { appliedMigrations } from '../database/migrate.ts'
import { StartupError } from '../startup-error.ts'
import { connected } from './connection.ts'
import { differences, figuresOf } from './figures.ts'

/** Compares counts, checksums and migrations of two databases, such as the live one and one that pg_restore filled. */
export async function compareDatabases(url: string, other: string) {
  const [one, two] = await Promise.all([describe(url), describe(other)])
  const different = differences(one.figures, two.figures)
  if (one.migrations.join() !== two.migrations.join()) different.unshift('The migrations differ.')
  const counts = Object.values(one.figures).map(({ rows }) => rows)
  return { rows: counts.reduce((sum, count) => sum + count, 0), tables: counts.length, different }
}

async function describe(url: string) {
  const client = await connected(url).catch((error) => {
    throw new StartupError(`The database to compare cannot be reached (${error.code ?? error.message}).`)
  })
  try {
    await client.query('begin isolation level repeatable read read only')
    const migrations = await appliedMigrations(client)
    if (!migrations.length) throw new StartupError('One of the databases is not ours.')
    return { figures: await figuresOf(client), migrations }
  } finally {
    await client.end()
  }
}
