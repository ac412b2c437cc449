-- 400 people with four positions each, 40 positions that need 8 people a night, and the season's 15 nights. The venue's
-- own people have ids that pages refuse: they are no real UUIDs. So none of them may be clocked in.
update users set is_active = false where festival_id = 1;
update time_entries set end_time = now() where end_time is null;
update users set username = 'earlier manager' where username = 'manager';
insert into users (id, festival_id, username, password_hash, password_is_default, access_lvl, first_name, last_name)
select '4f1c2f3e-6a52-4d0b-9a51-0d7c1b6f4e21', 1, 'manager', password_hash, false, 2, 'Mara', 'Voss'
from users where username = 'earlier manager';

insert into positions (festival_id, event_id, name, default_pay_rate)
select 1, 1 + i % 5, 'Position ' || i, 12 from generate_series(21, 40) i;

create temporary table planned as
select i, overlay(overlay(md5('planned ' || i) placing '4' from 13) placing '8' from 17)::uuid as id
from generate_series(1, 400) i;

insert into users (id, festival_id, username, password_hash, first_name, last_name)
select id, 1, 'planned' || i, '', 'Ada', 'Ashdown ' || i from planned;

insert into user_positions (festival_id, user_id, position_id, payrate)
select 1, id, 1 + (i * 7 + nth * 11) % 40, 12.5 from planned, generate_series(0, 3) nth
order by i, nth;

insert into position_plans (position_id, needed) select id, 8 from positions where festival_id = 1;
