-- An order comes to its lines, its charges, their GST by its kind, and what is rounded off; so does an invoice of a vendor to its lines.
with lines as (
  select w.l_id, w.order_id, w.gst_percent, floor((w.quantity::numeric * w.rate_paise + 500) / 1000) as amount,
    w.discount_basis_points
  from purchase_order_line w),
parts as (
  select l_id, order_id, gst_percent, amount - round(amount * discount_basis_points / 10000) as taxable from lines
  union all
  select l_id, order_id, gst_percent, amount_paise from purchase_order_charge where charge <> 'Round Off'),
sums as (
  select p.l_id, p.order_id, sum(p.taxable + case o.tax_kind when 'INTER_STATE' then round(p.taxable * p.gst_percent / 100)
    else 2 * round(p.taxable * p.gst_percent / 200) end) as total
  from parts p join purchase_order o on o.l_id = p.l_id and o.order_id = p.order_id group by p.l_id, p.order_id)
select o.l_id, o.order_id as id, o.total_paise, s.total + coalesce(f.amount_paise, 0) as of_lines
from purchase_order o
left join sums s on s.l_id = o.l_id and s.order_id = o.order_id
left join purchase_order_charge f on f.l_id = o.l_id and f.order_id = o.order_id and f.charge = 'Round Off'
where o.total_paise is distinct from s.total + coalesce(f.amount_paise, 0)
union all
select b.l_id, b.invoice_id, b.taxable_paise, sum(q.taxable_paise)
from vendor_invoice b left join vendor_invoice_line q on q.l_id = b.l_id and q.invoice_id = b.invoice_id
group by b.l_id, b.invoice_id, b.taxable_paise having b.taxable_paise is distinct from sum(q.taxable_paise)
