-- A lab ID gets a space.
update bill set lab_no = lab_no || ' ' where (l_id, bill_id) = (select l_id, bill_id from bill limit 1);
