-- An order says that it is paid, and no money came for it.
insert into payment_order (l_id, order_id, bill_id, location_id, channel, amount_paise, state, created_at, created_by, expires_at)
select l_id, gen_random_uuid(), bill_id, location_id, 'qr', 100, 10, now(), created_by, now() from bill limit 1;
