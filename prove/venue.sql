-- A festival of badge holders with one position each; every other one has been clocked in for an hour.
-- A second festival, and logins of a manager and an administrator.

insert into festivals (id, name, host_name, brand, enable_home, enable_apps) values
  (1, 'The venue', 'venue.test', 'dreadmoor', true, true), (2, 'Another one', null, '', false, false);
insert into seasons (festival_id, year, begins_at) select id, 2024, '1970-01-01Z' from festivals order by id;
insert into season_calendars (festival_id, season_id, opens_at, weekends, shift_start, shift_end)
select festival_id, id, '2024-09-13 23:00Z', 7, '17:00', '01:00' from seasons order by id;
insert into events (id, festival_id, name) values (1, 1, 'The gate');
insert into positions (id, festival_id, event_id, name, default_pay_rate, can_apply) values (1, 1, 1, 'Gatekeeper', 14, true);

insert into users (id, festival_id, username, password_hash, password_is_default, first_name, last_name, access_lvl) values
  ('00000000-0000-4000-8000-000000000002', 1, 'manager', current_setting('prove.password_hash'), false, 'Mara', 'Voss', 2),
  ('00000000-0000-4000-8000-000000000003', null, 'admin', current_setting('prove.password_hash'), false, 'Ada', 'Blackwood', 3);

insert into users (id, festival_id, username, password_hash, first_name, last_name)
select md5('badge ' || i)::uuid, 1, 'badge' || i, current_setting('prove.password_hash'), 'Badge', 'Holder ' || i
from generate_series(1, current_setting('prove.badges')::int) i;

insert into user_positions (festival_id, user_id, position_id, payrate)
select 1, md5('badge ' || i)::uuid, 1, 14 from generate_series(1, current_setting('prove.badges')::int) i;

insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
select 1, md5('badge ' || i)::uuid, 1, 'Gatekeeper', 14, false, now() - interval '1 hour'
from generate_series(2, current_setting('prove.badges')::int, 2) i;

-- Moves the sequences past the explicit ids above.
select setval(pg_get_serial_sequence(name, 'id'), 1000)
from unnest(array['festivals', 'events', 'positions']) name;
