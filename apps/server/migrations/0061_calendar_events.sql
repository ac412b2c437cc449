-- What a calendar was last answered about each place, so that any change of its words counts as one: a renamed position too.
create table calendar_events (
  place_id integer primary key references planned_places on delete cascade,
  -- SHA-256 of all that a person sees of the event.
  content_hash bytea not null,
  sequence integer not null,
  changed_at timestamptz(3) not null
);
