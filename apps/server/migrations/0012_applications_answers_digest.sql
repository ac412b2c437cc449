-- SHA-256 of the answers without their date. The same answers again within ten minutes are one application: a
-- double click, or a form sent again because the answer was lost. Null for rows from before this column.
alter table applications add column answers_digest bytea;

-- In UTC, because timestamptz + interval depends on the session's time zone and cannot be indexed.
alter table applications add constraint same_answers_within_ten_minutes exclude using gist (
  festival_id with =,
  answers_digest with =,
  tsrange(created_at at time zone 'UTC', created_at at time zone 'UTC' + interval '10 minutes') with &&
);
