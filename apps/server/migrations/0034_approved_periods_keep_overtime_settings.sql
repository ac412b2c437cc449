-- A locked period keeps the overtime settings that it was approved with: later changes are for the periods to come.
alter table approved_periods
  -- Null for an approval before somebody had answered.
  add column overtime text check (overtime in ('exempt', 'over40')),
  -- Where workweeks begin, and in which time zone. Null if the version before this one approved it while both ran: such
  -- a period follows the settings of its festival.
  add column week_anchor date,
  add column week_hour smallint check (week_hour between 0 and 23),
  add column time_zone text,
  add constraint overtime_settings_whole check (
    (week_anchor is null) = (time_zone is null) and (week_hour is null) = (time_zone is null)
  );

-- Workweeks begin with the period itself, also where the festival's begin on another day by now.
update approved_periods period set
  overtime = (select overtime from payroll_settings settings where settings.festival_id = period.festival_id),
  week_anchor = (starts_at at time zone festival.time_zone)::date,
  week_hour = extract(hour from starts_at at time zone festival.time_zone),
  time_zone = festival.time_zone
from festivals festival where festival.id = period.festival_id;
