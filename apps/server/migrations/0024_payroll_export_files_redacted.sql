-- Says which kept payroll files lost the name and id of an erased person, and checks the entries of an export at once.
alter table payroll_export_files add column redacted_at timestamptz(3);

-- A foreign key locks and looks up each of thousands of rows in a query of its own, which took most of the time of an
-- export. These triggers keep the same promise: one statement for all rows that are added.
alter table payroll_export_entries
  drop constraint payroll_export_entries_time_entry_id_fkey,
  drop constraint payroll_export_entries_export_id_fkey;

create function check_export_entries() returns trigger language plpgsql as $$
begin
  if (select count(distinct time_entry_id) from added) <> (select count(*) from (
      select from time_entries where id in (select time_entry_id from added) for key share) found)
    or (select count(distinct export_id) from added) <> (select count(*) from (
      select from payroll_exports where id in (select export_id from added) for key share) found)
  then
    raise exception 'An entry of an export, or the export, does not exist.'
      using errcode = 'foreign_key_violation', constraint = 'payroll_export_entries_exist',
        table = 'payroll_export_entries';
  end if;
  return null;
end $$;
create trigger payroll_export_entries_exist after insert on payroll_export_entries
  referencing new table as added for each statement execute function check_export_entries();

-- What payroll was told of an entry stays with the entry that it was told of.
create function refuse_export_entry_move() returns trigger language plpgsql as $$
begin
  raise exception 'The entry and the export of what payroll was told never change.'
    using errcode = 'integrity_constraint_violation', table = 'payroll_export_entries';
end $$;
create trigger payroll_export_entries_move before update on payroll_export_entries
  for each row when ((old.time_entry_id, old.export_id) is distinct from (new.time_entry_id, new.export_id))
  execute function refuse_export_entry_move();

create function refuse_exported_deletion() returns trigger language plpgsql as $$
begin
  if exists (select from payroll_export_entries where time_entry_id = old.id) then
    raise exception 'Payroll was told of this entry.'
      using errcode = 'foreign_key_violation', constraint = 'payroll_export_entries_exist', table = 'time_entries';
  end if;
  return old;
end $$;
create trigger time_entries_exported before delete on time_entries
  for each row execute function refuse_exported_deletion();

create function delete_export_entries() returns trigger language plpgsql as $$
begin
  delete from payroll_export_entries where export_id = old.id;
  return null;
end $$;
create trigger payroll_exports_entries after delete on payroll_exports
  for each row execute function delete_export_entries();
