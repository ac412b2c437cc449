-- A shift that has been open for longer is a forgotten clock-out: the next punch closes it and starts a new one.
alter table festivals add column longest_shift_hours smallint not null default 14
  constraint longest_shift_is_4_to_24_hours check (longest_shift_hours between 4 and 24);
