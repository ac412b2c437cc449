-- A second season may open in the same year, such as one in spring: it is part 2 of the year.
alter table seasons
  add column part smallint not null default 1 check (part > 0),
  drop constraint seasons_festival_id_year_key,
  add constraint one_season_per_part unique (festival_id, year, part),
  -- From the first night to the last. Null where the nights of two seasons overlap that were stored before this was refused.
  add column first_night date,
  add column last_night date,
  add constraint nights_in_order check (first_night <= last_night and (first_night is null) = (last_night is null));

create temporary table season_nights on commit drop as
with calendar as (
  select distinct on (season_id) season_id, festival_id, weekends, extra_nights,
    (opens_at at time zone time_zone)::date as opens_on
  from season_calendars join festivals on festivals.id = festival_id
  order by season_id, season_calendars.id desc
), weekend as (
  -- The first Friday from the opening on, or the opening itself when it is a Saturday.
  select *, opens_on + case extract(isodow from opens_on) when 6 then 0 else (12 - extract(isodow from opens_on)::int) % 7 end
    as starts_on
  from calendar
)
select season_id, festival_id,
  least(starts_on, (select min(night) from unnest(extra_nights) night)) as first_night,
  greatest(
    starts_on + 6 - extract(isodow from starts_on)::int + 7 * (weekends - 1),
    (select max(night) from unnest(extra_nights) night)) as last_night
from weekend;

update seasons set first_night = nights.first_night, last_night = nights.last_night
from season_nights nights
where nights.season_id = seasons.id and not exists (
  select 1 from season_nights other
  where other.festival_id = nights.festival_id and other.season_id <> nights.season_id
    and other.first_night <= nights.last_night and other.last_night >= nights.first_night);

alter table seasons add constraint no_overlapping_seasons exclude using gist (
  int4range(festival_id, festival_id, '[]') with &&, daterange(first_night, last_night, '[]') with &&
) where (first_night is not null);
