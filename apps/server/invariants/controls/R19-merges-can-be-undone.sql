-- A merge stands whose record leads nowhere.
insert into patient_merge (l_id, merge_id, survivor_id, merged_id, reason, merged_at, merged_by)
select p.l_id, gen_random_uuid(), o.patient_id, p.patient_id, 'planted', now(), gen_random_uuid()
from patient p join patient o on o.l_id = p.l_id and o.patient_id <> p.patient_id limit 1;
