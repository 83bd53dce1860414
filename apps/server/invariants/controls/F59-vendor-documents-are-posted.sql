-- An invoice is not what was posted of it.
alter table vendor_invoice drop constraint vendor_invoice_sum;
update vendor_invoice set total_paise = total_paise + 100
where (l_id, invoice_id) = (select l_id, invoice_id from vendor_invoice where state = 'posted' limit 1);
