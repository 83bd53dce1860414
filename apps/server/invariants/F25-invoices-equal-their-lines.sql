-- An invoice comes to its lines, and a test is charged on one. As soon as everything on a bill is invoiced or cancelled, all its lines come to
-- what its agency was charged until it was cut, and never to more. What pays an invoice is of its agency, is paid once, never more than the
-- invoice comes to or the credit has, and is no receipt that was taken back.
with sums as (
  select l_id, invoice_id, sum(amount_paise) as total, sum(tax_paise) as tax,
    sum(case when gst_percent is null then amount_paise else 0 end) as exempt, count(*) as lines, count(distinct bill_id) as bills
  from agency_invoice_line group by l_id, invoice_id),
books as (
  select l_id, bill_id, agency_id, count(*) as postings,
    sum(case 'agency' when debit_account then amount_paise else -amount_paise end) as paise
  from journal_posting where kind in ('agencyCharge', 'agencyDebit') and bill_id is not null group by l_id, bill_id, agency_id),
billed as (
  select n.l_id, n.bill_id, i.agency_id, sum(n.amount_paise) as paise, max(n.postings) as postings
  from agency_invoice_line n join agency_invoice i on i.l_id = n.l_id and i.invoice_id = n.invoice_id
  group by n.l_id, n.bill_id, i.agency_id),
waiting as (
  select distinct l.l_id, l.bill_id from billed b join bill_line l on l.l_id = b.l_id and l.bill_id = b.bill_id
  where l.canceled_at is null and l.price_paise > l.discount_paise and not exists (
    select from agency_invoice_line n where n.l_id = l.l_id and n.line_id = l.line_id)),
live as (select * from agency_allocation where ended_at is null)
select i.l_id, i.invoice_id as id, 'invoice' as what
from agency_invoice i left join sums s on s.l_id = i.l_id and s.invoice_id = i.invoice_id
where (s.total, s.tax, s.exempt, s.lines, s.bills)
  is distinct from (i.total_paise::numeric, i.tax_paise::numeric, i.exempt_paise::numeric, i.lines::bigint, i.bills::bigint)
union all
select n.l_id, n.line_id, 'test' from agency_invoice_line n where n.kind = 'test'
group by n.l_id, n.line_id having count(*) > 1
union all
select b.l_id, b.bill_id, 'bill'
from billed b
left join books k on k.l_id = b.l_id and k.bill_id = b.bill_id and k.agency_id = b.agency_id
left join waiting w on w.l_id = b.l_id and w.bill_id = b.bill_id
where k.bill_id is null
  or (b.postings = k.postings and (b.paise > k.paise or (w.bill_id is null and b.paise <> k.paise)))
union all
select i.l_id, i.invoice_id, 'paid'
from agency_invoice i join live a on a.l_id = i.l_id and a.invoice_id = i.invoice_id
group by i.l_id, i.invoice_id, i.total_paise, i.state
having sum(a.amount_paise) > i.total_paise or i.state <> 10
union all
select a.l_id, r.receipt_id, 'receipt'
from live a
join agency_receipt r on r.l_id = a.l_id and r.receipt_id = a.receipt_id
join agency_invoice i on i.l_id = a.l_id and i.invoice_id = a.invoice_id
left join agency_receipt v on v.l_id = r.l_id and v.reverses_receipt_id = r.receipt_id
group by a.l_id, r.receipt_id, r.agency_id, r.amount_paise, r.tds_paise, v.receipt_id
having sum(a.amount_paise) > r.amount_paise + r.tds_paise or v.receipt_id is not null or bool_or(i.agency_id <> r.agency_id)
union all
select a.l_id, a.note_id, 'note'
from live a
join agency_invoice i on i.l_id = a.l_id and i.invoice_id = a.invoice_id
left join journal_posting j on j.l_id = a.l_id and j.note_id = a.note_id and j.kind = 'agencyCredit'
where a.note_id is not null
group by a.l_id, a.note_id, j.amount_paise, j.agency_id
having sum(a.amount_paise) > coalesce(j.amount_paise, 0) or bool_or(i.agency_id is distinct from j.agency_id)
