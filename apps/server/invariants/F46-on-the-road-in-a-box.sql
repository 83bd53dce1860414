-- A tube is in transit if and only if one open item of a box on the road holds it; one that was rejected or cancelled on the road
-- travels on until it is scanned, and nothing is measured from it.
select s.l_id, s.sample_id as id, 'in transit in no box' as problem from sample s
where s.status = 50 and not exists (
  select from sample_batch_item i
  where i.l_id = s.l_id and i.sample_id = s.sample_id and i.state = 40 and i.lost_at is null)
union all
select i.l_id, i.item_id, 'on the road with a tube in ' || s.status
from sample_batch_item i join sample s on s.l_id = i.l_id and s.sample_id = i.sample_id
where i.state = 40 and i.lost_at is null and s.status not in (50, 60, 90)
