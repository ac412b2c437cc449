-- Punches that enrolled kiosks saved while offline and delivered later. Their keys are those of idempotency_keys too, so
-- that a scan whose online answer was lost counts once.
create table kiosk_punches (
  key uuid primary key,
  festival_id integer not null references festivals on delete restrict,
  kiosk_id integer not null,
  -- The kiosk's own count of its saved punches.
  seq integer not null check (seq >= 0),
  badge_code text not null,
  direction text not null check (direction in ('in', 'out')),
  -- The kiosk's instant of the scan, corrected by its clock skew.
  at timestamptz(3) not null,
  clock_jumped boolean not null default false,
  user_position_id integer,
  cash_tips numeric(8, 2) check (cash_tips >= 0),
  credit_tips numeric(8, 2) check (credit_tips >= 0),
  received_at timestamptz(3) not null,
  -- The badge's holder at delivery, if they belong to the kiosk's festival or have worked there lately.
  user_id uuid references users on delete restrict,
  -- Null: applied when it was delivered. Otherwise why it needs a manager's decision.
  review_reason text check (review_reason in ('alreadyIn', 'notIn', 'closedMeanwhile', 'overlap', 'unknownBadge',
    'badgeReplaced', 'inactive', 'positionGone', 'tipsNotTaken', 'tooOld', 'inFuture', 'clockJumped', 'kioskRevoked',
    'appliedDifferently')),
  -- The shift that it opened, closed or changed.
  time_entry_id integer references time_entries on delete restrict,
  decision text check (decision in ('applied', 'discarded')),
  discard_reason text check (discard_reason <> ''),
  decided_by uuid references users on delete restrict,
  decided_at timestamptz(3),
  foreign key (festival_id, kiosk_id) references kiosks (festival_id, id) on delete restrict,
  constraint only_reviews_are_decided check (decision is null or review_reason is not null),
  constraint decided_by_somebody check (num_nulls(decision, decided_by, decided_at) in (0, 3)),
  constraint discarded_with_a_reason check ((decision is not distinct from 'discarded') = (discard_reason is not null)),
  constraint applied_or_reviewed check (review_reason is not null or time_entry_id is not null)
);
-- The list "Needs attention".
create index kiosk_punches_undecided on kiosk_punches (festival_id, at) where review_reason is not null and decision is null;
create index kiosk_punches_by_receipt on kiosk_punches (received_at);

-- Keys are kept for 90 days instead of one. They arrive in the order of time, so a block range index costs a scan nothing.
create index idempotency_keys_by_time on idempotency_keys using brin (at);
