-- A badge's QR code carries the id of a badge. A person's first badge has the id of the person.
create table badges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  serial smallint not null check (serial >= 1),
  issued_at timestamptz(3) not null,
  -- Null: the first badge, which comes with the account.
  issued_by uuid references users on delete restrict,
  -- From this instant on it is refused.
  replaced_at timestamptz(3),
  unique (user_id, serial),
  constraint first_badge_is_the_person check ((serial = 1) = (id = user_id))
);
create unique index one_current_badge_per_user on badges (user_id) where replaced_at is null;

insert into badges (id, user_id, serial, issued_at) select id, id, 1, created_at from users;

-- "on conflict": a restored backup has the badges already.
create function issue_first_badge() returns trigger language plpgsql as $$
begin
  insert into badges (id, user_id, serial, issued_at) values (new.id, new.id, 1, new.created_at) on conflict do nothing;
  return null;
end $$;
create trigger users_first_badge after insert on users for each row execute function issue_first_badge();
