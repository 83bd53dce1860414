-- No more is claimed and paid of an invoice than it comes to; a payment is the sum of what it pays, of its own vendor, to an account of that.
select b.l_id, b.invoice_id as id, b.total_paise as paise,
  coalesce((select sum(d.amount_paise) from vendor_debit_note d
    where d.l_id = b.l_id and d.invoice_id = b.invoice_id and d.state <> 30), 0)
  + coalesce((select sum(p.amount_paise) from vendor_payment_invoice p
    where p.l_id = b.l_id and p.invoice_id = b.invoice_id), 0) as used
from vendor_invoice b
where b.total_paise < coalesce((select sum(d.amount_paise) from vendor_debit_note d
    where d.l_id = b.l_id and d.invoice_id = b.invoice_id and d.state <> 30), 0)
  + coalesce((select sum(p.amount_paise) from vendor_payment_invoice p
    where p.l_id = b.l_id and p.invoice_id = b.invoice_id), 0)
union all
select p.l_id, p.payment_id, p.gross_paise, sum(a.amount_paise)
from vendor_payment p
join vendor_bank k on k.l_id = p.l_id and k.bank_id = p.bank_id
left join vendor_payment_invoice a on a.l_id = p.l_id and a.payment_id = p.payment_id
left join vendor_invoice b on b.l_id = a.l_id and b.invoice_id = a.invoice_id
group by p.l_id, p.payment_id, p.gross_paise, p.vendor_id, k.vendor_id
having p.gross_paise is distinct from sum(a.amount_paise) or k.vendor_id <> p.vendor_id or bool_or(b.vendor_id <> p.vendor_id)
