-- 400 people with four positions each, 40 positions that need 8 people a night, and the season's 15 nights.
update users set is_active = false where festival_id = 1 and substr(username, 5) ~ '^4[0-9][0-9]$';

insert into positions (festival_id, event_id, name, default_pay_rate)
select 1, 1 + i % 5, 'Position ' || i, 12 from generate_series(21, 40) i;

insert into user_positions (festival_id, user_id, position_id, payrate)
select 1, md5('user ' || i)::uuid, 21 + (i * 7 + nth * 3) % 20, 12.5
from generate_series(1, 500) i, generate_series(0, 1) nth
order by i, nth;

insert into position_plans (position_id, needed) select id, 8 from positions where festival_id = 1;
