-- Settings of a lab are edited one by one: each row says who set it and when, and is locked by its own version.

alter table lab_switch
  -- What events of the setting are about.
  add column setting_id uuid not null default gen_random_uuid(),
  add column version int not null default 1,
  add column changed_at timestamptz null,
  add column changed_by uuid null;

grant insert on lab_switch to nidan_app;
grant update (value, version, changed_at, changed_by) on lab_switch to nidan_app;
