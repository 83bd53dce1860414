-- More is owed than the tests of a payout bring.
update payout set total_paise = total_paise + 1
where (l_id, payout_id) = (select l_id, payout_id from payout where state <> 99 limit 1);
