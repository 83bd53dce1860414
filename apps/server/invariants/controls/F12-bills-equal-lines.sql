-- The price of a line changes without a posting.
update bill_line set price_paise = price_paise + 100
where (l_id, line_id) = (select l_id, line_id from bill_line where canceled_at is null limit 1);
