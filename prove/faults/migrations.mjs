import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { knownMigrations, migrate } from '../../apps/server/dist/platform/database/migrate.js'
import { leave } from '../../bench/leftovers.mjs'
import { startApi } from '../api.mjs'
import { ask, connect, emptyDatabase } from '../database.mjs'
import { holds, none, noted } from '../rows.mjs'

const title = 'Migrations interrupted'
const what =
  'A database at the second migration with many rows; the start is killed during the third migration, which changes the users table, and the next start finishes.'

const ROWS = `
  insert into festivals (id, name) values (1, 'The venue');
  insert into events (id, festival_id, name) values (1, 1, 'The gate');
  insert into positions (id, festival_id, event_id, name, default_pay_rate) values (1, 1, 1, 'Gatekeeper', 14);
  insert into users (id, festival_id, username, password_hash, first_name, last_name)
  select md5('badge ' || i)::uuid, 1, 'badge' || i, '', 'Badge', 'Holder ' || i from generate_series(1, $ROWS$) i;
  insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
  select 1, md5('badge ' || i)::uuid, 1, 'Gatekeeper', 14, false, now() from generate_series(1, $ROWS$) i;`
const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and application_name = 'nightshift migrations'`

async function prove({ quick }) {
  const rows = quick ? 1_000 : 100_000
  const url = await emptyDatabase()
  const steps = await knownMigrations()
  await migrate(url, steps.slice(0, 2))
  await ask(url, ROWS.replaceAll('$ROWS$', rows))

  // The third step creates a table and then waits for this lock, so that the kill always interrupts it.
  const door = await connect(url)
  await door.query('begin; lock table users in share mode')
  const cut = spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  leave(() => void cut.kill('SIGKILL'))
  while (!(await ask(url, WAITING)).length) await sleep(20)
  cut.kill('SIGKILL')
  await new Promise((resolve) => ((cut.exitCode ?? cut.signalCode) ? resolve() : cut.once('close', resolve)))
  await door.query('rollback')
  await door.end()

  const api = await startApi(url)
  await api.end('SIGTERM')
  const applied = await ask(url, 'select name from migrations order by name')
  const [{ people, entries }] = await ask(
    url,
    'select (select count(*)::int from users) as people, (select count(*)::int from time_entries) as entries',
  )
  return [
    noted('rows', people + entries),
    holds('the next start finished every migration', applied.map(({ name }) => name).join() === steps.join()),
    none('rows missing', rows * 2 - people - entries),
  ]
}

export const migrations = { title, what, prove }
