-- Money is archived without anybody having taken the steps to there.
update lab_payment set state = 100
where (l_id, payment_id) = (select l_id, payment_id from lab_payment where state = 10 limit 1);
