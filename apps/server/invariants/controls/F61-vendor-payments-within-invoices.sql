-- More is paid of an invoice than it comes to.
alter table vendor_invoice drop constraint vendor_invoice_sum;
update vendor_invoice set total_paise = 1
where (l_id, invoice_id) = (select l_id, invoice_id from vendor_payment_invoice limit 1);
