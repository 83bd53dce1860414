-- Somebody who may give nothing gives everything away.
update membership set discount_upto_paise = 0;
update event set after = after || '{"discountPaise": 100}'
where (l_id, event_id) = (select l_id, event_id from event where entity_kind = 'BILL' and action = 'create' limit 1);
