-- A test was received when its tube was.
select bt.l_id, bt.bill_test_id as id, bt.received_at, s.accessioned_at
from bill_test bt left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
where bt.received_at is distinct from s.accessioned_at
