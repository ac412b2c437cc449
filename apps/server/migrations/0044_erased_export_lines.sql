-- A kept payroll file stays byte for byte for the years in which the law wants the names in it. These are the lines of
-- erased people in it, the first after the header being 1. A row goes when a copy without them has replaced the file.
create table erased_export_lines (
  export_id integer not null references payroll_exports on delete cascade,
  user_id uuid not null references users on delete restrict,
  lines integer[] not null,
  primary key (export_id, user_id)
);
create index erased_export_lines_by_user on erased_export_lines (user_id);

-- The hash of the copy, beside that of the file that payroll was given.
alter table payroll_export_files add column redacted_hash text;
update payroll_export_files set redacted_hash = encode(sha256(content), 'hex') where redacted_at is not null;
alter table payroll_export_files
  add constraint redacted_means_hash check ((redacted_at is null) = (redacted_hash is null));

alter table festivals
  -- The US state whose law counts, as its two letters; null for none.
  add column state text check (state ~ '^[A-Z]{2}$'),
  -- For so many years after the last pay the name of an erased person is kept.
  add column name_years smallint not null default 3 check (name_years between 3 and 10);
