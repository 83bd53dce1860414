-- No more is claimed of an invoice than it comes to, none is paid beyond what was owed of it then, and a payment uses at most the claim that is
-- left; a payment is the sum of what it pays, of its own vendor, to an account of that.
with claims as (
  select l_id, invoice_id, amount_paise, made_at, state from vendor_debit_note where state <> 30),
parts as (
  select a.l_id, a.invoice_id, a.amount_paise, p.payment_id, p.paid_at
  from vendor_payment_invoice a join vendor_payment p on p.l_id = a.l_id and p.payment_id = a.payment_id)
select b.l_id, b.invoice_id as id, b.total_paise as paise, sum(c.amount_paise) as used
from vendor_invoice b join claims c on c.l_id = b.l_id and c.invoice_id = b.invoice_id
group by b.l_id, b.invoice_id, b.total_paise having sum(c.amount_paise) > b.total_paise
union all
select b.l_id, b.invoice_id, b.total_paise, at_pay.claimed + at_pay.paid
from vendor_invoice b join parts p on p.l_id = b.l_id and p.invoice_id = b.invoice_id
cross join lateral (
  select coalesce((select sum(c.amount_paise) from claims c
      where c.l_id = b.l_id and c.invoice_id = b.invoice_id and c.made_at <= p.paid_at), 0) as claimed,
    coalesce((select sum(c.amount_paise) from claims c
      where c.l_id = b.l_id and c.invoice_id = b.invoice_id and c.state = 40), 0) as generated,
    coalesce((select sum(o.amount_paise) from parts o
      where o.l_id = b.l_id and o.invoice_id = b.invoice_id and o.paid_at <= p.paid_at), 0) as paid) at_pay
where (p.amount_paise > 0 and at_pay.claimed + at_pay.paid > b.total_paise)
  or (p.amount_paise < 0 and at_pay.generated + at_pay.paid < b.total_paise)
union all
select p.l_id, p.payment_id, p.gross_paise, sum(a.amount_paise)
from vendor_payment p
join vendor_bank k on k.l_id = p.l_id and k.bank_id = p.bank_id
left join vendor_payment_invoice a on a.l_id = p.l_id and a.payment_id = p.payment_id
left join vendor_invoice b on b.l_id = a.l_id and b.invoice_id = a.invoice_id
group by p.l_id, p.payment_id, p.gross_paise, p.vendor_id, k.vendor_id
having p.gross_paise is distinct from sum(a.amount_paise) or k.vendor_id <> p.vendor_id or bool_or(b.vendor_id <> p.vendor_id)
