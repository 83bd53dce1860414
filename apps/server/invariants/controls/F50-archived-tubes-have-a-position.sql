-- A tube is archived, and nobody says where.
update sample set status = 70
where (l_id, sample_id) = (select l_id, sample_id from sample where status = 20 limit 1);
