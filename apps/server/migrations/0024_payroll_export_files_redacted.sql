-- Says which kept payroll files lost the name and id of an erased person.
alter table payroll_export_files add column redacted_at timestamptz(3);
