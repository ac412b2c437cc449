create table sessions (
  -- SHA-256 of the token in the cookie: a stolen table signs nobody in.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  signed_in_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Who changed money or rights, when, from what, to what. Written in the transaction of the change.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  festival_id integer references festivals on delete restrict,
  -- Null: the kiosk, where the badge is the actor, or a command on the server.
  actor_id uuid references users on delete restrict,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb
);
create index audit_by_festival on audit_log (festival_id, id desc);
create index audit_by_entity on audit_log (entity, entity_id, id);

-- Shared by all processes; not worth keeping over a crash.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz(3) not null
);
