-- Every time entry is written anew, with its hours in hundredths as payroll rounds them (minutes for millions of entries).
-- As `hundredthsOf`, a half goes up. Null while the shift is open. `date_part` is a float, `extract` a slow numeric.
alter table time_entries add column hundredths integer
  generated always as (floor(date_part('epoch', end_time - start_time) / 36 + 0.5)::integer) stored;

-- Before an update, the new row has no generated value yet. The trigger of the lock does not name the column: PostgreSQL
-- counts a generated one as updated by any update, and a place could not be taken off a locked shift.
create or replace function refuse_locked_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.note <> '' and new.note = ''
    and to_jsonb(new) - 'note' - 'updated_at' - 'hundredths' = to_jsonb(old) - 'note' - 'updated_at' - 'hundredths'
    and exists (select from erased_people where user_id = new.user_id)
  then
    return new;
  end if;
  if (tg_op <> 'INSERT' and old.deleted_at is null and old.end_time is not null
      and is_period_locked(old.festival_id, old.end_time))
    or (tg_op <> 'DELETE' and new.deleted_at is null and new.end_time is not null
      and is_period_locked(new.festival_id, new.end_time))
  then
    raise exception 'The pay period of this entry is locked.'
      using errcode = 'check_violation', constraint = 'period_locked', table = 'time_entries';
  end if;
  return coalesce(new, old);
end $$;
