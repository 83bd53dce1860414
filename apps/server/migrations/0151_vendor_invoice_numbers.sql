-- Vendors number their invoices anew each financial year, and tell them apart by strokes: INV/17 and INV-17 are two numbers.
alter table vendor_invoice add column financial_year smallint not null
  generated always as (extract(year from dated - interval '3 months')::smallint) stored;
alter table vendor_invoice no force row level security;
update vendor_invoice set invoice_key = upper(regexp_replace(invoice_no, '\s', '', 'g'));
alter table vendor_invoice force row level security;
drop index vendor_invoice_used_key;
create unique index vendor_invoice_used_key on vendor_invoice (l_id, vendor_id, financial_year, invoice_key) where state <> 'rejected';
