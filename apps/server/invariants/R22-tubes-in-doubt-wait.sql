-- No test was checked while its tube was held because it may bear the name of another person.
select t.l_id, t.bill_test_id, h.hold_id
from swap_hold h join bill_test t on t.l_id = h.l_id and t.sample_id in (h.first_sample_id, h.second_sample_id)
where t.state = 'checked' and t.checked_at > h.found_at and (h.decided_at is null or h.decided_at > t.checked_at)
