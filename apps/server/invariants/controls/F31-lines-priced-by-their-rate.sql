-- A line says that the agency's own rate priced it, and the agency has none.
update bill_line set price_source = 'agency_test', rate_id = gen_random_uuid()
where (l_id, line_id) = (select l_id, line_id from bill_line limit 1);
