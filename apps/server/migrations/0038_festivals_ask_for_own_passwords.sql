-- Whether everybody replaces a default password, at their first sign-in of a season. Off where people know it otherwise.
alter table festivals add column own_passwords boolean not null default false;
