import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../../test/testing/ask.ts'
import { migratedDatabase } from '../../../test/testing/empty-database.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { openClient } from './client.ts'

const ODD = {
  datestyle: "'SQL, DMY'",
  intervalstyle: 'sql_standard',
  timezone: "'Asia/Tokyo'",
  standard_conforming_strings: 'off',
  bytea_output: 'escape',
  extra_float_digits: '-5',
  statement_timeout: "'1ms'",
  default_transaction_isolation: 'serializable',
}

/** Sets settings of new connections, and ends the older ones. */
async function setForDatabase(url: string, settings: Record<string, string>) {
  const name = new URL(url).pathname.slice(1)
  const setting = Object.entries(settings).map(
    ([key, value]) => `alter database ${name} set ${key} = ${value}`,
  )
  const ending = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'nightshift'`
  await ask(url, [...setting, ending].join('; '))
}

test.each(['SQL, DMY', 'German', 'Postgres, YMD'])(
  'a database with the datestyle %s answers as any other',
  async (datestyle) => {
    const venue = await openVenue({ ownApp: true })
    const ash = await venue.hire('Ash', 'Actor')
    await ash.post('/api/clockin', String(ash.positions[0]!.id))
    const read = async () => (await ash.get('/api/timeclock/me')).json()
    const before = await read()
    expect(before).toHaveLength(1)
    await setForDatabase(venue.url, { ...ODD, datestyle: `'${datestyle}'` })
    // A connection that was ended is noticed by the call that gets it.
    await expect.poll(read).toEqual(before)
    expect((await ash.post('/api/clockout')).statusCode).toBe(200)
    const [entry] = await read()
    expect(entry.endTime).toBe('2024-10-04T22:00:00.000Z')
  },
)

test('a connection outside of the pool reads and writes texts as any other', async () => {
  const url = await migratedDatabase()
  await setForDatabase(url, ODD)
  const client = await openClient({ connectionString: url })
  onTestFinished(() => client.end())
  const { rows } = await client.query(`
    select '2024-11-02 05:00:00Z'::timestamptz as at, '2024-11-02 05:00:00Z'::timestamptz::text as text,
      'a\\b' as backslash, '\\x00ff'::bytea::text as bytes, '1 day 02:00'::interval::text as interval, pg_sleep(0.01),
      current_setting('transaction_isolation') as isolation`)
  expect(rows[0]).toMatchObject({
    at: new Date('2024-11-02T05:00:00Z'),
    text: '2024-11-02 05:00:00+00',
    backslash: 'a\\b',
    bytes: '\\x00ff',
    interval: '1 day 02:00:00',
    // Whoever has waited for a row lock sees what was committed meanwhile, instead of failing.
    isolation: 'read committed',
  })
})
