-- Two leads may write down the same incident: a stale edit is refused.
alter table night_incidents add column updated_at timestamptz(3) not null default now();
create trigger night_incidents_touch before update on night_incidents
  for each row execute function touch_updated_at();
