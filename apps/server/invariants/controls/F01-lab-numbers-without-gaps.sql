-- The last bill of a day disappears.
delete from bill where (l_id, bill_id) = (select l_id, bill_id from bill order by lab_no desc limit 1);
