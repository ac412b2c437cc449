-- Why a manager has to look at an entry before payroll gets it; null when there is nothing to look at.
alter table time_entries add column needs_review text check (needs_review in ('forgotten', 'tipsMissing'));
-- An open entry is still its person's: there is nothing to review yet.
alter table time_entries add constraint review_after_end check (needs_review is null or end_time is not null);
