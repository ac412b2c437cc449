-- How fast the public pages were for visitors: numbers and page names, nothing about who.
create table web_vitals (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  name text not null,
  value double precision not null,
  page text not null
);
create index web_vitals_by_time on web_vitals (at);
