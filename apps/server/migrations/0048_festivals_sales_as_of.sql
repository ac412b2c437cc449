-- Of a demo: as of when its tickets are on sale and its season is not over. Elsewhere null, which is now.
alter table festivals add column sales_as_of timestamptz(3);
