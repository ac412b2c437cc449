-- A lead chose when the shift ended, at a time other than now.
alter table time_entries drop constraint time_entries_needs_review_check;
alter table time_entries add constraint time_entries_needs_review_check
  check (needs_review in ('forgotten', 'tipsMissing', 'endSetByLead'));
