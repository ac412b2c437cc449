-- Whoever is put on the plan in a break, or of a night that is over, was at work: a shift that has ended fills its place,
-- too. Else they would count as missing.
drop trigger planned_places_fill on planned_places;
drop trigger planned_places_fill_again on planned_places;
drop function fill_with_open_shift();
create function fill_with_shifts() returns trigger language plpgsql as $$
begin
  update time_entries entry set place_id = new.id
  where user_id = new.user_id and festival_id = new.festival_id and deleted_at is null
    -- By the index; place_of_shift knows the night.
    and start_time between new.night - interval '1 day' and new.night + interval '3 days'
    and not exists (select 1 from planned_places place where place.id = entry.place_id and removed_at is null)
    and place_of_shift(entry) = new.id;
  return null;
end $$;
create trigger planned_places_fill after insert on planned_places
  for each row execute function fill_with_shifts();
create trigger planned_places_fill_again after update of removed_at on planned_places
  for each row when (old.removed_at is not null and new.removed_at is null) execute function fill_with_shifts();
