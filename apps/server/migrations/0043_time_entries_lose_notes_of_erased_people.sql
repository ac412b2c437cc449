-- What was written about a shift is personal, so it goes with its person, also in a locked pay period: payroll does not
-- read it.
create or replace function refuse_locked_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.note <> '' and new.note = ''
    and to_jsonb(new) - 'note' - 'updated_at' = to_jsonb(old) - 'note' - 'updated_at'
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

-- Those who were erased before.
update time_entries set note = '' where note <> '' and user_id in (select user_id from erased_people);

create function pg_temp.without_notes(fields jsonb) returns jsonb language sql as $$
  select jsonb_object_agg(key, case
    when key in ('note', 'reason') and value not in ('null', '""') then '"[erased]"' else value end)
  from jsonb_each(fields)
$$;
update audit_log set before = pg_temp.without_notes(before), after = pg_temp.without_notes(after)
where entity = 'timeEntry' and entity_id in (
  select id::text from time_entries where user_id in (select user_id from erased_people));
