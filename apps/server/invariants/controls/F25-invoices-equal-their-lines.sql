-- A line slips onto an invoice after it was summed.
insert into agency_invoice_line (l_id, invoice_id, position, kind, bill_id, line_id, amount_paise, tax_paise, postings)
select n.l_id, n.invoice_id, 9999, 'debitNote', n.bill_id, null, 100, 0, n.postings
from agency_invoice_line n where n.kind = 'test' order by n.l_id, n.invoice_id, n.position limit 1;
