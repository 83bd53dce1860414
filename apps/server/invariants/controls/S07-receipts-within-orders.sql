-- More came of a line than was ordered.
update purchase_order_line set quantity = 1, canceled = 0
where (l_id, line_id) = (select l_id, order_line_id from goods_receipt_line where accepted > 0 limit 1);
