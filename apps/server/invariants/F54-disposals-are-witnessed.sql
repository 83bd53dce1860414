-- A tube is disposed of in one run, which another person than who asked for it has witnessed, with its certificate.
select s.l_id, s.sample_id as id, 'disposed of in no witnessed run' as problem
from sample s
where s.status = 71 and not exists (
  select from disposal_tube dt join disposal d on d.l_id = dt.l_id and d.disposal_id = dt.disposal_id
  where dt.l_id = s.l_id and dt.sample_id = s.sample_id and not dt.is_withdrawn
    and d.witnessed_by is not null and d.witnessed_by <> d.asked_by and d.number is not null)
union all
select dt.l_id, dt.sample_id, 'in a witnessed run, and not disposed of'
from disposal_tube dt
join disposal d on d.l_id = dt.l_id and d.disposal_id = dt.disposal_id
join sample s on s.l_id = dt.l_id and s.sample_id = dt.sample_id
where d.witnessed_at is not null and s.status <> 71
union all
select dt.l_id, dt.sample_id, 'in a run that waits, and not in storage'
from disposal_tube dt
join disposal d on d.l_id = dt.l_id and d.disposal_id = dt.disposal_id
join sample s on s.l_id = dt.l_id and s.sample_id = dt.sample_id
where d.witnessed_at is null and not dt.is_withdrawn and s.status <> 70
union all
select d.l_id, d.disposal_id, 'a withdrawn run holds tubes'
from disposal d join disposal_tube dt on dt.l_id = d.l_id and dt.disposal_id = d.disposal_id
where (d.withdrawn_at is not null) <> dt.is_withdrawn
