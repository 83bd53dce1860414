-- Sample types are a master of the lab: changed while it works, taken into and out of use, listed by name.
alter table sample_type
  add column status smallint not null default 1 constraint sample_type_status_known check (status in (1, 0, -1)),
  add column version int not null default 1;
create index sample_type_name_idx on sample_type (l_id, name, code);
grant update on sample_type to nidan_app;
