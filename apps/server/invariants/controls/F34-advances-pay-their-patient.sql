-- A payment is taken from what somebody else paid ahead.
insert into customer_advance (l_id, advance_id, patient_id, state, mode, amount_paise, location_id, received_at, received_by)
select l_id, gen_random_uuid(), gen_random_uuid(), 0, 'Cash', 100, location_id, now(), created_by from bill limit 1;
update payment p set mode = 'customer advance', advance_id = v.advance_id from customer_advance v
where v.mode = 'Cash' and v.l_id = p.l_id and (p.l_id, p.payment_id) = (select l_id, payment_id from payment limit 1);
