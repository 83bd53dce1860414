-- An order that was issued comes to more than was approved.
update approval_request set amount_paise = amount_paise + 100
where type = 1 and state = 10 and (l_id, target_id) = (select l_id, order_id from purchase_order where state = 50 limit 1);
