-- A personal link to the application form of a season. Its token is stored as a hash.
create table season_invitations (
  token_hash bytea primary key,
  season_id integer not null references seasons on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  created_by uuid references users on delete set null
);
create index season_invitations_by_user on season_invitations (user_id);
