-- A tube is in one box at a time (L2), and no box holds a tube of another bill than the one it names.
select l_id, min(item_id::text)::uuid as id, 'in several boxes' as problem from sample_batch_item
where state in (0, 10, 20, 30, 40, 50) and lost_at is null
group by l_id, sample_id having count(*) > 1
union all
select i.l_id, i.item_id, 'of another bill'
from sample_batch_item i join sample s on s.l_id = i.l_id and s.sample_id = i.sample_id where s.bill_id <> i.bill_id
