-- Who looked at an answer of somebody who cannot come, and when. Another answer of theirs is to be looked at again.
create table seen_answers (
  place_id integer primary key references planned_places on delete cascade,
  -- The answer that was looked at.
  answered_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  seen_by uuid not null references users on delete restrict
);
create index seen_answers_by_seer on seen_answers (seen_by);
