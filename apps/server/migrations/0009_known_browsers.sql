-- The browsers that somebody has signed in on: their guesses are counted apart from those of strangers.
create table known_browsers (
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the token in the browser's cookie.
  token_hash bytea not null,
  signed_in_at timestamptz(3) not null,
  primary key (user_id, token_hash)
);
create index known_browsers_by_sign_in on known_browsers (signed_in_at);
