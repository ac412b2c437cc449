import pg from 'pg'

/** A connection of its own, without the pool's statement timeout. */
export async function connected(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'nightshift backup' })
  // A lost connection fails the query under way; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}
