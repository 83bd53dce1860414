-- A tube is archived exactly while it stands in one position of the storage.
select s.l_id, s.sample_id, s.status, st.unit_id
from sample s left join stored_tube st on st.l_id = s.l_id and st.sample_id = s.sample_id
where (s.status = 70) <> (st.sample_id is not null)
