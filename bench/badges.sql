-- Badge holders in a festival of their own, added after the lists were measured, so that the lists do not change.
-- There are enough for each badge to be out of the window for repeated scans; every other one is clocked in, so that ins
-- and outs alternate. They share the venue's 500 photos, as many as a real venue has.

insert into events (festival_id, name) values (2, 'The gate');
insert into positions (festival_id, event_id, name, default_pay_rate) values (2, 6, 'Gatekeeper', 14);

insert into users (id, festival_id, username, password_hash, first_name, last_name, photo_version)
select md5('badge ' || i)::uuid, 2, 'badge' || i, '', 'Badge', 'Holder ' || i, md5('photo ' || 1 + i % 500)
from generate_series(1, current_setting('bench.badges')::int) i;

insert into user_photos (user_id, jpeg)
select id, decode(repeat(photo_version, 128), 'hex') from users where festival_id = 2;

insert into user_positions (festival_id, user_id, position_id, payrate)
select 2, md5('badge ' || i)::uuid, 21, 14 from generate_series(1, current_setting('bench.badges')::int) i;

insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
select 2, md5('badge ' || i)::uuid, 21, 'Gatekeeper', 14, false, now() - interval '1 hour'
from generate_series(2, current_setting('bench.badges')::int, 2) i;
