-- The minimum wage of a festival with its history: the latest that had begun holds. Federal until somebody sets another.
alter table payroll_settings add column minimum_wages jsonb not null default '[{"from": "2009-07-24", "rate": 7.25}]';

-- A locked period keeps those that it was approved with; null if it was approved before they were kept.
alter table approved_periods add column minimum_wages jsonb;
