-- A person with a bill is told to be merged into somebody else.
update patient p set merged_into = (select o.patient_id from patient o where o.l_id = p.l_id and o.patient_id <> p.patient_id limit 1)
where (l_id, patient_id) = (select l_id, patient_id from bill order by l_id limit 1);
