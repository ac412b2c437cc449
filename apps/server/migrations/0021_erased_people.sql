-- Whose personal data was erased. Payroll records must name a paid person for three years after the last pay (29 CFR
-- 516.5), so name and address are sealed here until then, and null afterwards.
create table erased_people (
  user_id uuid primary key references users on delete restrict,
  erased_at timestamptz(3) not null,
  erased_by uuid references users on delete restrict,
  sealed_until date,
  first_name text,
  middle_name text,
  last_name text,
  address text,
  -- Their applications by id and createdAt. A backup of before a hire has these, but not the person.
  applications jsonb not null default '[]',
  constraint sealed_means_until check (
    sealed_until is not null or (first_name is null and middle_name is null and last_name is null and address is null))
);

-- A restore inserts people again; whoever was erased has no badge. Their row here is restored before the person.
create or replace function issue_first_badge() returns trigger language plpgsql as $$
begin
  if exists (select from erased_people where user_id = new.id) then return null; end if;
  insert into badges (id, user_id, serial, issued_at) values (new.id, new.id, 1, new.created_at) on conflict do nothing;
  return null;
end $$;

alter table festivals
  -- Applications without a hire are erased so many months after their season; null keeps them.
  add column retention_months smallint check (retention_months between 1 and 120),
  -- Answers about health are erased when the application is decided.
  add column erase_health_answers boolean not null default false;
