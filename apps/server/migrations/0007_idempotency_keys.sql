-- The answer to a request that came with a key, so that the same request sent again gets it again and changes nothing.
-- Written in the transaction of the change. Kept for a day.
create table idempotency_keys (
  key uuid primary key,
  -- SHA-256 of what was asked: the key stands for this request and no other.
  request bytea not null,
  user_id uuid not null references users on delete cascade,
  -- json, not jsonb: the same text goes out again. Photos are left out, they would be most of the table.
  answer json not null,
  at timestamptz(3) not null
);
