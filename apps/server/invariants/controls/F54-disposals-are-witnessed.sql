-- A tube goes into the bin, and nobody has seen it.
update sample set status = 71
where (l_id, sample_id) = (select l_id, sample_id from sample where status = 20 limit 1);
