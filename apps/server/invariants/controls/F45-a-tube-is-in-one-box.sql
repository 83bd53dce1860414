-- A tube is packed once more, under another bill.
insert into sample_batch_item (l_id, item_id, batch_id, sample_id, bill_id, state, packed_at, packed_by)
select i.l_id, gen_random_uuid(), i.batch_id, s.sample_id, i.bill_id, 60, now(), i.packed_by
from sample_batch_item i join sample s on s.l_id = i.l_id and s.bill_id <> i.bill_id limit 1;
