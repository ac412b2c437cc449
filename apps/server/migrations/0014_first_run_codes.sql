-- The codes that running servers have printed for the first-run page, so that any process of a database takes each of
-- them. SHA-256 of the code. Unlogged: a backup leaves them out, and a restart prints a new one.
create unlogged table first_run_codes (
  code_hash bytea primary key
);
