-- The content of public sites: drafts, published versions, scheduled publications, pictures and closed nights.

-- The revision changes with every publication and closed night. Processes cache the content by it.
alter table festivals
  add column site_revision integer not null default 0,
  add column site_parent_id integer references festivals on delete restrict,
  add constraint festivals_site_parent_check check (site_parent_id <> id);

-- The holiday festivals of a brand show its content with their own tickets, as before. Not an edit: updated_at stays.
alter table festivals disable trigger user;
update festivals holiday
set site_parent_id = (
  select min(main.id) from festivals main where main.brand = holiday.brand and main.variant = 'halloween')
where holiday.variant = 'holiday' and holiday.brand <> '';
alter table festivals enable trigger user;

-- A new revision is no edit of the settings, whose forms compare updated_at.
create or replace trigger festivals_touch before update on festivals for each row
  when (old.site_revision = new.site_revision) execute function touch_updated_at();

create table site_drafts (
  festival_id integer not null references festivals on delete restrict,
  section text not null,
  -- Null: the section of the parent.
  content jsonb,
  revision integer not null check (revision > 0),
  edited_at timestamptz(3) not null,
  edited_by uuid references users on delete restrict,
  primary key (festival_id, section)
);

create table site_versions (
  festival_id integer not null references festivals on delete restrict,
  number integer not null check (number >= 0),
  content jsonb not null,
  sections text[] not null,
  how text not null check (how in ('start', 'publish', 'schedule', 'bringBack')),
  brought_back integer,
  published_at timestamptz(3) not null,
  published_by uuid references users on delete restrict,
  primary key (festival_id, number)
);

-- What was approved for a later instant, whatever happens to the draft.
create table site_scheduled (
  festival_id integer not null references festivals on delete restrict,
  section text not null,
  content jsonb,
  publish_at timestamptz(3) not null,
  approved_at timestamptz(3) not null,
  approved_by uuid references users on delete restrict,
  primary key (festival_id, section)
);
create index site_scheduled_publish_at on site_scheduled (publish_at);

create table site_pictures (
  festival_id integer not null references festivals on delete restrict,
  -- The hash of the uploaded file.
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  width integer not null,
  height integer not null,
  uploaded_at timestamptz(3) not null,
  uploaded_by uuid references users on delete restrict,
  primary key (festival_id, id)
);

-- Encoded files. Shared by festivals that upload the same picture.
create table site_picture_files (
  picture_id text not null,
  width integer not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  primary key (picture_id, width, format)
);

create table closed_nights (
  festival_id integer not null references festivals on delete restrict,
  night date not null,
  words text not null,
  closed_at timestamptz(3) not null,
  closed_by uuid references users on delete restrict,
  primary key (festival_id, night)
);
