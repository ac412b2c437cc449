-- A workweek that was paid keeps its bounds when the festival's weeks begin at another time afterwards.
alter table payroll_export_premiums add column week_ends_at timestamptz(3);
update payroll_export_premiums set week_ends_at = (
  select (week_starts_at at time zone time_zone + interval '7 days') at time zone time_zone
  from payroll_exports join festivals on festivals.id = festival_id
  where payroll_exports.id = export_id
);
alter table payroll_export_premiums
  alter column week_ends_at set not null,
  add constraint week_ends_after_start check (week_ends_at > week_starts_at);
