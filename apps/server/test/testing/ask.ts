import pg from 'pg'

/** Runs statements on a connection of their own and answers the rows of the last one. */
export async function ask(url: string, statements: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const results = [await client.query(statements)].flat()
    return results.at(-1)!.rows
  } finally {
    await client.end()
  }
}
