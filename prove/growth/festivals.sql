-- Festivals with 50 people in ten positions, 40 applications and a configurable number of shifts each.
-- The first one is measured, and is the same in every database.

insert into festivals (id, name) select f, 'Festival ' || f
from generate_series(1, current_setting('prove.festivals')::int) f;
insert into seasons (festival_id, year, begins_at) select id, 2024, '1970-01-01Z' from festivals order by id;
insert into season_calendars (festival_id, season_id, opens_at, weekends, shift_start, shift_end)
select festival_id, id, '2024-09-13 23:00Z', 7, '17:00', '01:00' from seasons order by id;
insert into events (id, festival_id, name) select f * 2 + n, f, 'Event ' || n
from generate_series(1, current_setting('prove.festivals')::int) f, generate_series(0, 1) n;
insert into positions (id, festival_id, event_id, name, default_pay_rate) select f * 10 + n, f, f * 2 + n % 2, 'Position ' || n, 14
from generate_series(1, current_setting('prove.festivals')::int) f, generate_series(0, 9) n;

insert into users (id, festival_id, username, password_hash, password_is_default, first_name, last_name, access_lvl)
select md5(f || ' ' || n)::uuid, f, 'user' || f || '.' || n, current_setting('prove.password_hash'), false, 'Person',
  'No. ' || n, case n when 1 then 2 else 0 end
from generate_series(1, current_setting('prove.festivals')::int) f, generate_series(1, 50) n;
insert into user_positions (festival_id, user_id, position_id, payrate)
select f, md5(f || ' ' || n)::uuid, f * 10 + n % 10, 14
from generate_series(1, current_setting('prove.festivals')::int) f, generate_series(1, 50) n;

-- One shift a day, backwards from last night.
insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time, end_time)
select f, md5(f || ' ' || n)::uuid, f * 10 + n % 10, 'Position', 14, false,
  date_trunc('day', now()) - nth * interval '1 day', date_trunc('day', now()) - nth * interval '1 day' + interval '7 hours'
from generate_series(1, current_setting('prove.festivals')::int) f, generate_series(1, 50) n,
  generate_series(1, current_setting('prove.shifts')::int) nth;
insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
select f, md5(f || ' ' || n)::uuid, f * 10 + n % 10, 'Position', 14, false, now() - interval '1 minute'
from generate_series(1, current_setting('prove.festivals')::int) f, generate_series(2, 50, 2) n;

insert into applications (festival_id, season_id, calendar_id, status, raw_data)
select f, f, f, (array['new', 'held', 'rejected'])[1 + n % 3], json_build_object('firstName', 'Applicant', 'position', f * 10)
from generate_series(1, current_setting('prove.festivals')::int) f, generate_series(1, 40) n;
