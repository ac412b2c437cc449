-- The rate that a shift copied of its person or position: another payrate was set by hand. Null for entries made before
-- this was kept, as long as their rate is not edited.
alter table time_entries add column copied_payrate numeric(8, 2) check (copied_payrate >= 0);

create function keep_copied_payrate() returns trigger language plpgsql as $$
begin
  new.copied_payrate = new.payrate;
  return new;
end $$;
create trigger time_entries_copied_payrate before insert on time_entries
  for each row when (new.copied_payrate is null) execute function keep_copied_payrate();

-- It does not change in a locked pay period either.
drop trigger time_entries_lock_update on time_entries;
create trigger time_entries_lock_update before update of
    id, festival_id, user_id, position_id, position_name, payrate, copied_payrate, is_tipped, start_time, end_time,
    cash_tips, credit_tips, deduction, note, needs_review, created_at, deleted_at
  on time_entries
  for each row when (old.end_time is not null or new.end_time is not null) execute function refuse_locked_entry();
