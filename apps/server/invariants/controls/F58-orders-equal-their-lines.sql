-- An order comes to a rupee more than its lines.
update purchase_order set total_paise = total_paise + 100
where (l_id, order_id) = (select l_id, order_id from purchase_order limit 1);
