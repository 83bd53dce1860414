-- A tube is given away exactly when it is written down to whom, why and who took it.
select s.l_id, s.sample_id, s.status
from sample s left join tube_return r on r.l_id = s.l_id and r.sample_id = s.sample_id
where (s.status = 72) <> (r.sample_id is not null)
