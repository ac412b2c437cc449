-- Once, on the primary, as postgres: the product's role and its database.
create role nightshift login password '@OWNER_PASSWORD@' in role pg_checkpoint;
create database nightshift owner nightshift;
