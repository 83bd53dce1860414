-- A reversal returns one rupee too few.
insert into payment (l_id, payment_id, bill_id, mode, amount_paise, received_by, location_id, reverses_payment_id, reason)
select l_id, gen_random_uuid(), bill_id, mode, amount_paise - 100, received_by, location_id, payment_id, 'wrong bill'
from payment where amount_paise > 100 and reverses_payment_id is null limit 1;
