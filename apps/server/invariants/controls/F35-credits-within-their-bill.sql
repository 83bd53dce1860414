-- A credit note says that it is about a bill, and gives nothing of its lines.
insert into accounting_note (l_id, note_id, kind, state, patient_id, agency_id, bill_id, amount_paise, reason, location_id, made_at, made_by)
select l_id, gen_random_uuid(), 'credit', 50, case when agency_id is null then patient_id end, agency_id, bill_id, 100, 'Planted',
  location_id, now(), created_by from bill limit 1;
