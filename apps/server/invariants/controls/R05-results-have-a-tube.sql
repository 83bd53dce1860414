-- The tube of a reported test turns out to be cancelled.
update sample set status = 90 where (l_id, sample_id) = (
  select l_id, sample_id from bill_test where state = 'checked' limit 1);
