-- Two checked tubes were held before they were checked, and nobody has decided.
insert into swap_hold (l_id, hold_id, first_sample_id, second_sample_id, evidence, found_at)
select one.l_id, gen_random_uuid(), one.sample_id, other.sample_id, '{}', one.checked_at - interval '1 minute'
from bill_test one join bill_test other on other.l_id = one.l_id and other.sample_id <> one.sample_id
where one.state = 'checked' and one.sample_id is not null limit 1;
