-- An aliquot is of the bill and the kind of the tube that it was filled from, and no more was filled than that held.
select c.l_id, c.sample_id as id, 'of another bill or kind than its parent' as problem
from sample c left join sample p on p.l_id = c.l_id and p.sample_id = c.parent_sample_id
where c.is_aliquot and (p.sample_id is null or p.bill_id <> c.bill_id or p.sample_type_id <> c.sample_type_id)
union all
select p.l_id, p.sample_id, 'gave more than it held'
from sample p
join sample_type t on t.l_id = p.l_id and t.sample_type_id = p.sample_type_id
join sample c on c.l_id = p.l_id and c.parent_sample_id = p.sample_id and c.is_aliquot
group by p.l_id, p.sample_id, p.volume_ul, t.volume_ml
having sum(c.volume_ul) > coalesce(p.volume_ul, nullif(round(t.volume_ml * 1000)::int, 0))
