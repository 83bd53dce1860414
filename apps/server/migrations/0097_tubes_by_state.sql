-- Tubes at a department, rejected, disposed of, given back and cancelled are listed and counted by state like those that are worked on.
create index sample_over_idx on sample (l_id, status, created_at, sample_id) where status in (30, 60, 71, 72, 90);
