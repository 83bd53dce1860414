-- A tube is given away, and nobody wrote to whom.
update sample set status = 72
where (l_id, sample_id) = (select l_id, sample_id from sample where status = 20 limit 1);
