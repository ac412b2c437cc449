-- The venue, the demo times ten: 500 people, 60,000 shifts, 1,500 applications. The same rows on every run.

insert into festivals (name, host_name, brand, variant, enable_home, enable_apps, public_msg) values
  ('The venue', 'venue.test', 'dreadmoor', 'halloween', true, true, 'Gates open at seven.'),
  ('Another one', 'other.test', '', 'holiday', true, false, '');

insert into seasons (festival_id, year, begins_at) select id, 2024, '1970-01-01Z' from festivals order by id;

insert into season_calendars (festival_id, season_id, opens_at, weekends, extra_nights, shift_start, shift_end)
select festival_id, id, '2024-09-13 23:00Z', 7, '{2024-11-02}', '17:00', '01:00' from seasons order by id;

insert into events (festival_id, name) select 1, 'Attraction ' || i from generate_series(1, 5) i;

insert into positions (festival_id, event_id, name, default_pay_rate, is_tipped)
select 1, 1 + i % 5, 'Position ' || i, 12 + i * 0.25, i % 10 = 0 from generate_series(1, 20) i;

insert into users (id, festival_id, username, password_hash, password_is_default, access_lvl, first_name, middle_name, last_name,
  email, phone, paychex_id, notes, emergency_contact, emergency_relation, emergency_phone, photo_version)
select md5('user ' || i)::uuid, 1, case i when 500 then 'manager' else 'user' || i end,
  case i when 500 then current_setting('bench.password_hash') else '' end, false, case i when 500 then 2 else 0 end,
  (array['Ada', 'Bram', 'Cleo', 'Dorian', 'Edith', 'Fitz', 'Greta'])[1 + i % 7], chr(65 + i % 26),
  (array['Ashdown', 'Blackwell', 'Crowe', 'Duskin', 'Everly', 'Fenwick'])[1 + i % 6] || ' ' || i,
  'user' || i || '@example.com', '555-010-' || lpad(i::text, 4, '0'), lpad(i::text, 5, '0'),
  case when i % 4 = 0 then 'Knows the "old" barn; brings a lantern.' else '' end,
  'Somebody ' || i, 'Friend', '555-020-' || lpad(i::text, 4, '0'), md5('photo ' || i)
from generate_series(1, 500) i;

-- 2 KB each.
insert into user_photos (user_id, jpeg) select id, decode(repeat(photo_version, 128), 'hex') from users;

-- Two positions each.
insert into user_positions (festival_id, user_id, position_id, payrate)
select 1, md5('user ' || i)::uuid, 1 + (i * 7 + nth * 3) % 20, 12.5 + i % 20 * 0.25
from generate_series(1, 500) i, generate_series(0, 1) nth
order by i, nth;
analyze;

-- Twenty weeks of six nights, so each week has 3,000 shifts.
insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time,
  end_time, cash_tips, credit_tips, deduction, note)
select 1, held.user_id, positions.id, positions.name, held.payrate, is_tipped, begun,
  begun + interval '7 hours' + i % 120 * interval '1 minute',
  case when is_tipped then i % 40 * 0.25 else 0 end, case when is_tipped then i % 60 * 0.25 else 0 end,
  i % 3 * 0.25, case when i % 10 = 0 then 'Left early, with leave.' else '' end
from (select *, (id - 1) / 2 + 1 as i, (id - 1) % 2 as nth from user_positions) held
  join positions on positions.id = held.position_id
  join generate_series(0, 5) night on night % 2 = nth
  cross join generate_series(0, 19) week
  cross join lateral (select timestamptz '2024-06-03 21:00Z' + (week * 7 + night) * interval '1 day'
    + i % 60 * interval '1 minute' as begun) times
order by begun, i;

insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
select 1, md5('user ' || i)::uuid, 1, 'Position 1', 13, false, now() - interval '1 hour'
from generate_series(1, 120) i;

insert into applications (festival_id, season_id, calendar_id, status, user_id, raw_data)
select 1, 1, 1, (array['new', 'held', 'rejected', 'hired'])[1 + i % 4],
  case i % 4 when 3 then md5('user ' || 1 + i / 4)::uuid end,
  json_build_object('firstName', 'Applicant', 'lastName', 'No. ' || i, 'position', 1 + i % 20, 'over16', true,
    'unavailable', json_build_array('fr1', 'sa3'), 'limitations', json_build_array())
from generate_series(1, 1500) i;
