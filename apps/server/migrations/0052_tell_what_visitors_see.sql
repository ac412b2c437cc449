-- Every process keeps the public pages in memory. Each is told with the commit when something of them changed, however
-- it was changed. A NOTIFY serialises the commits of those who notify, and these are rare.
create function tell_public_site() returns trigger language plpgsql as $$
begin
  perform pg_notify('nightshift_public_site', '');
  return null;
end
$$;

create trigger festivals_tell_public_site
  after insert or delete or update of
    host_name, enable_home, enable_apps, public_msg, brand, variant, time_zone, sales_as_of, name, site_revision, site_parent_id
  on festivals for each statement execute function tell_public_site();

create trigger seasons_tell_public_site
  after insert or delete or update on seasons for each statement execute function tell_public_site();

create trigger season_calendars_tell_public_site
  after insert or delete or update on season_calendars for each statement execute function tell_public_site();

create trigger closed_nights_tell_public_site
  after insert or delete or update on closed_nights for each statement execute function tell_public_site();
