-- The place of the lab at which a tube was last scanned; null for its bill's own place. On the road and in storage other rows say where it is.
alter table sample no force row level security;
alter table location no force row level security;
alter table sample
  add column at_location_id uuid null,
  add constraint sample_at_location_fkey foreign key (l_id, at_location_id) references location (l_id, location_id);
create index sample_at_location_idx on sample (l_id, at_location_id) where at_location_id is not null;
alter table sample force row level security;
alter table location force row level security;
