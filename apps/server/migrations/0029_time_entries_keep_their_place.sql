-- A shift that is edited must not count as somebody who fills its place already: it would go to the other half of the
-- night. So the entry is named, and left out.
drop function place_of_shift(uuid, integer, integer, timestamptz);
create function place_of_shift(entry time_entries) returns integer stable language sql as $$
  select place.id from planned_places place join festivals on festivals.id = place.festival_id
  -- By the B-tree index: the exclusion constraint's GiST index holds user_id too, and takes longer.
  where place.user_id = any (array[entry.user_id]) and place.festival_id = entry.festival_id and place.removed_at is null
    and place.night = night_of(entry.start_time, time_zone)
  order by place.position_id = entry.position_id desc, exists (
    select 1 from time_entries other
    where other.place_id = place.id and other.deleted_at is null and other.id <> entry.id
  ), place.part
  limit 1
$$;
create or replace function fill_place() returns trigger language plpgsql as $$
begin
  new.place_id = place_of_shift(new);
  return new;
end $$;

-- An entry that is restored may have lost its place meanwhile.
drop trigger time_entries_fill_place_update on time_entries;
create trigger time_entries_fill_place_update before update of start_time, position_id, deleted_at on time_entries
  for each row when (old.start_time <> new.start_time or old.position_id <> new.position_id
    or (old.deleted_at is not null and new.deleted_at is null))
  execute function fill_place();

-- Somebody at work who is taken off the plan and put on it again, in the same place or another, fills it.
create or replace function fill_with_open_shift() returns trigger language plpgsql as $$
begin
  update time_entries entry set place_id = new.id
  where user_id = new.user_id and festival_id = new.festival_id and end_time is null and deleted_at is null
    and not exists (select 1 from planned_places place where place.id = entry.place_id and removed_at is null)
    and place_of_shift(entry) = new.id;
  return null;
end $$;
create trigger planned_places_fill_again after update of removed_at on planned_places
  for each row when (old.removed_at is not null and new.removed_at is null) execute function fill_with_open_shift();
