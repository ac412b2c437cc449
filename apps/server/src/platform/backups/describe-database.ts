import { connected } from './connection.ts'

/** The size of a database on disk, and the time zone of its first festival, whose days and hours count. */
export async function describeDatabase(url: string) {
  const client = await connected(url)
  try {
    const { rows } = await client.query<{ size: number; zone: string | null }>(`
      select pg_database_size(current_database())::float8 as size,
        (select time_zone from festivals order by id limit 1) as zone`)
    const { size = 0, zone } = rows[0] ?? {}
    return { size, timeZone: zone ?? 'America/New_York' }
  } finally {
    await client.end()
  }
}
