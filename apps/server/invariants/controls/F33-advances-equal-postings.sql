-- Somebody is told to have paid ahead, and nothing was posted.
insert into customer_advance (l_id, advance_id, patient_id, state, mode, amount_paise, location_id, received_at, received_by)
select l_id, gen_random_uuid(), patient_id, 0, 'Cash', 100, location_id, now(), created_by from bill limit 1;
