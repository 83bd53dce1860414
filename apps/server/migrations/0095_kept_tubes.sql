-- Tubes that are kept, elsewhere or in storage, are counted beside those that are worked on.
create index sample_kept_idx on sample (l_id, status, created_at, sample_id) where status in (40, 70);
