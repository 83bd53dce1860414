-- A tube stands beyond the last column of its rack.
update stored_tube set column_no = 31
where (l_id, sample_id) = (select l_id, sample_id from stored_tube limit 1);
