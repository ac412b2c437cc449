-- A tipped shift that the kiosk is asking tips for. The answer counts only while the question is fresh.
-- Not worth keeping over a crash: the badge is scanned again.
create unlogged table tip_requests (
  time_entry_id integer primary key references time_entries on delete cascade,
  asked_at timestamptz(3) not null
);
