import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '../database.mjs'

// Badge holders beside the people of the demo; every other one has been clocked in for an hour.
const BADGES = `
  with place as (select id, festival_id, name from positions where not is_tipped order by id limit 1),
  people as (
    insert into users (id, festival_id, username, password_hash, first_name, last_name)
    select md5('badge ' || i)::uuid, festival_id, 'badge' || i, '', 'Badge', 'Holder ' || i
    from place, generate_series(1, $1::int) i returning id, username),
  held as (
    insert into user_positions (festival_id, user_id, position_id, payrate)
    select place.festival_id, people.id, place.id, 14 from place, people)
  insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
  select place.festival_id, people.id, place.id, place.name, 14, false, now() - interval '1 hour'
  from place, people where substr(username, 6)::int % 2 = 0`

/** The address of the embedded server that runs on a data folder. */
export async function addressOf(dataDir) {
  const password = await readFile(join(dataDir, 'postgres/nightshift-password'), 'utf8')
  const [, , , port] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return `postgres://nightshift:${password}@127.0.0.1:${port}/nightshift`
}

export async function addBadges(url, count) {
  const client = await connect(url)
  await client.query(BADGES, [count])
  await client.end()
}

/** Rows and a checksum of each logged table, as text to compare. When a migration was applied differs after a restore. */
export async function digestOf(url) {
  const client = await connect(url)
  try {
    await client.query(`set time zone 'UTC'`)
    const { rows: tables } = await client.query(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname`)
    const lines = []
    let total = 0
    for (const { name } of tables) {
      const row = name === 'migrations' ? 'row.name' : 'row::text'
      const { rows } = await client.query(
        `select count(*)::int as count, md5(string_agg(${row}, '' order by ${row})) as sum from ${name} row`,
      )
      total += rows[0].count
      lines.push(`${name} ${rows[0].count} ${rows[0].sum}`)
    }
    return { total, text: lines.join('\n') }
  } finally {
    await client.end()
  }
}

const UNFINISHED = /^(upgrade-|postgres-carried-over)/

/** The old folders that carry-overs have kept, and what an unfinished one left behind. */
export async function foldersIn(dataDir) {
  const names = await readdir(dataDir)
  return {
    kept: names.filter((name) => /^postgres-\d+-\d{4}-/.test(name)),
    unfinished: names.filter((name) => UNFINISHED.test(name)),
  }
}

/** The process ids of every PostgreSQL on a data folder, also of the new one in a carry-over. */
export async function postmasters(dataDir) {
  const work = (await readdir(dataDir)).filter((name) => UNFINISHED.test(name))
  const files = ['postgres', ...work.map((name) => join(name, 'postgres'))].map((folder) =>
    readFile(join(dataDir, folder, 'postmaster.pid'), 'utf8').catch(() => ''),
  )
  return (await Promise.all(files)).map((text) => Number(text.split('\n')[0])).filter(Boolean)
}
