-- Somebody is told to have credit, and nothing was posted.
insert into accounting_note (l_id, note_id, kind, state, patient_id, amount_paise, reason, location_id, made_at, made_by, generated_at)
select l_id, gen_random_uuid(), 'credit', 40, patient_id, 100, 'Planted', location_id, now(), created_by, now() from bill limit 1;
