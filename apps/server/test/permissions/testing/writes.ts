import { afterAll } from 'vitest'
import type { Venue } from '../../testing/venue.ts'

/** Rate limit counters are no data: a refused sign-in writes them. */
const COUNTERS = 'rate_limits'

/** A trigger on every table notes each row that is written, in the same transaction. */
const WATCH = `
  create schema watch;
  create table watch.writes (id bigint generated always as identity primary key, name text not null);
  create function watch.note() returns trigger language plpgsql as $$
    begin
      insert into watch.writes (name) values (tg_table_name);
      return null;
    end
  $$;
  do $$
    declare
      name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> '${COUNTERS}' loop
        execute format(
          'create trigger watch after insert or update or delete on %I for each row execute function watch.note()',
          name
        );
      end loop;
    end
  $$;
`

export type Writes = Awaited<ReturnType<typeof watchWrites>>

/** Tells which tables were written to, sessions included. Faster than comparing rows, for thousands of cases. */
export async function watchWrites({ db: { $client } }: Venue) {
  await $client.query(WATCH)
  afterAll(() => $client.query('drop schema watch cascade'))
  return {
    /** The latest write. */
    async last() {
      const { rows } = await $client.query<{ last: string }>({
        name: 'last-write',
        text: 'select coalesce(max(id), 0) as last from watch.writes',
      })
      return rows[0]!.last
    },
    /** The tables that were written to after this write. */
    async since(last: string) {
      const { rows } = await $client.query<{ name: string }>({
        name: 'writes-since',
        text: 'select distinct name from watch.writes where id > $1',
        values: [last],
      })
      return rows.map(({ name }) => name)
    },
  }
}
