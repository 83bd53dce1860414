-- Standing of a lab with the platform: since when and why, and what a screen edits of the lab itself.

alter table lab
  -- What events of the lab are about: events name things by uuid.
  add column entity_id uuid not null default gen_random_uuid(),
  add column version int not null default 1,
  add column account_since timestamptz not null default now(),
  add column account_reason text null;

grant update (account_status, account_since, account_reason, version) on lab to nidan_app;
create index lab_name_idx on lab (name, l_id);
