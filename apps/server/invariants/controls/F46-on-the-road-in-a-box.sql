-- A tube leaves without a box.
update sample set status = 50 where (l_id, sample_id) = (
  select s.l_id, s.sample_id from sample s where s.status = 20 limit 1);
