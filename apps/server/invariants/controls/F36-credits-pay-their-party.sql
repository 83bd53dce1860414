-- A payment is taken from the credit of somebody else.
insert into accounting_note (l_id, note_id, kind, state, agency_id, amount_paise, reason, location_id, made_at, made_by)
select b.l_id, gen_random_uuid(), 'credit', 50, gen_random_uuid(), 100, 'Planted', b.location_id, now(), b.created_by from bill b limit 1;
update payment p set mode = 'credit note', note_id = v.note_id from accounting_note v
where v.reason = 'Planted' and v.l_id = p.l_id and (p.l_id, p.payment_id) = (
  select l_id, payment_id from payment where mode <> 'customer advance' limit 1);
