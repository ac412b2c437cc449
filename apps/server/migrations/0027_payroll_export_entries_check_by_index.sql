-- Checks the entries of an export by index. Joined with the added rows, whose number the planner does not know, all
-- entries of all seasons were read.
create or replace function check_export_entries() returns trigger language plpgsql as $$
declare
  entry_ids integer[] := array(select distinct time_entry_id from added);
  export_ids integer[] := array(select distinct export_id from added);
begin
  if cardinality(entry_ids) <> (select count(*) from (
      select from time_entries where id = any(entry_ids) for key share) found)
    or cardinality(export_ids) <> (select count(*) from (
      select from payroll_exports where id = any(export_ids) for key share) found)
  then
    raise exception 'An entry of an export, or the export, does not exist.'
      using errcode = 'foreign_key_violation', constraint = 'payroll_export_entries_exist',
        table = 'payroll_export_entries';
  end if;
  return null;
end $$;

-- Compressing took most of the time of storing a file. Backups are compressed as a whole.
alter table payroll_export_files alter column content set storage external;
