-- A tube is called an aliquot of one of another bill.
update sample c set is_aliquot = true, parent_sample_id = (
  select sample_id from sample p where p.l_id = c.l_id and p.bill_id <> c.bill_id limit 1)
where (l_id, sample_id) = (select l_id, sample_id from sample limit 1);
