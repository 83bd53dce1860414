-- An invoice bears the GST of another state than its order.
update purchase_order set tax_kind = case tax_kind when 'INTER_STATE' then 'INTRA_STATE' else 'INTER_STATE' end
where (l_id, order_id) = (select l_id, order_id from vendor_invoice limit 1);
