-- Nothing is of a person whose record was merged into another: no bill, no advance, no family, and no record that leads to it (ADR 23).
select b.l_id, b.bill_id as id, 'bill' as what from patient p
join bill b on b.l_id = p.l_id and b.patient_id = p.patient_id where p.merged_into is not null
union all
select a.l_id, a.advance_id, 'advance' from patient p
join customer_advance a on a.l_id = p.l_id and a.patient_id = p.patient_id where p.merged_into is not null
union all
select k.l_id, k.patient_id, 'companion' from patient p
join patient k on k.l_id = p.l_id and k.primary_patient_id = p.patient_id where p.merged_into is not null
union all
select k.l_id, k.patient_id, 'child' from patient p
join patient k on k.l_id = p.l_id and k.mother_patient_id = p.patient_id where p.merged_into is not null
union all
select k.l_id, k.patient_id, 'leads to it' from patient p
join patient k on k.l_id = p.l_id and k.merged_into = p.patient_id where p.merged_into is not null
union all
select t.l_id, t.patient_id, 'found by name' from patient p
join patient_name_token t on t.l_id = p.l_id and t.patient_id = p.patient_id where p.merged_into is not null
