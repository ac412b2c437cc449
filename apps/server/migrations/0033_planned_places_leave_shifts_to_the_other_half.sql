-- Whoever is at work and is taken off one half of a night fills the other half, unless another shift does. Else they
-- would be missing there, and extra at once.
create function leave_shifts_to_other_half() returns trigger language plpgsql as $$
begin
  update time_entries entry set place_id = place_of_shift(entry)
  where user_id = old.user_id and festival_id = old.festival_id and deleted_at is null
    -- By the index; place_of_shift knows the night.
    and start_time between old.night - interval '1 day' and old.night + interval '3 days'
    and not exists (select 1 from planned_places place where place.id = entry.place_id and removed_at is null)
    and place_of_shift(entry) is not null and not exists (
      select 1 from time_entries other where other.place_id = place_of_shift(entry) and other.deleted_at is null);
  return null;
end $$;
create trigger planned_places_leave_shifts after update of removed_at on planned_places
  for each row when (old.removed_at is null and new.removed_at is not null)
  execute function leave_shifts_to_other_half();
create trigger planned_places_leave_shifts_of_deleted after delete on planned_places
  for each row execute function leave_shifts_to_other_half();
