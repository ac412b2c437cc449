-- Errors in browsers, grouped by day. Messages are masked before they are stored, so that no row names a person.
create table browser_errors (
  day date not null,
  -- SHA-256 of release, kind, page, message and top frame.
  digest bytea not null,
  release text not null,
  kind text not null,
  page text not null,
  message text not null,
  frames text[] not null,
  count integer not null default 1,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  -- Of the failed call behind the latest one, as in the server's log.
  request_id uuid,
  primary key (day, digest)
);

-- Calls that took a second or more, by day and route pattern.
create table slow_calls (
  day date not null,
  method text not null,
  route text not null,
  calls integer not null,
  total_ms bigint not null,
  slowest_ms integer not null,
  last_at timestamptz(3) not null,
  primary key (day, method, route)
);
