-- Intervals depend on what was drawn, too (ADR 29): those of a fluid are not those of serum. Null is whatever it may be.
alter table sample_type no force row level security;
alter table reference_range no force row level security;
alter table reference_range
  add column sample_type_id uuid null,
  add constraint reference_range_sample_type_fkey foreign key (l_id, sample_type_id)
    references sample_type (l_id, sample_type_id);
create index reference_range_sample_type_idx on reference_range (l_id, sample_type_id) where sample_type_id is not null;
alter table reference_range force row level security;
alter table sample_type force row level security;
