-- A line gives more than it costs.
alter table bill_line drop constraint bill_line_money;
update bill_line set line_discount_paise = price_paise + 100
where (l_id, line_id) = (select l_id, line_id from bill_line limit 1);
