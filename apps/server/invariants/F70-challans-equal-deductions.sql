-- A challan that was not withdrawn is the sum of the deductions that it pays, each at the tax that was deducted, under its section and once.
select c.l_id, c.challan_id as id, c.amount_paise as paise, coalesce(sum(q.tds_paise), 0) as paid
from tds_challan c left join tds_challan_part q on q.l_id = c.l_id and q.challan_id = c.challan_id and not q.is_withdrawn
where c.withdrawn_at is null
group by c.l_id, c.challan_id, c.amount_paise having c.amount_paise <> coalesce(sum(q.tds_paise), 0)
union all
select q.l_id, q.challan_id, q.tds_paise, coalesce(p.tds_paise, o.tds_paise)
from tds_challan_part q join tds_challan c on c.l_id = q.l_id and c.challan_id = q.challan_id
left join vendor_payment p on p.l_id = q.l_id and p.payment_id = q.payment_id
left join payout o on o.l_id = q.l_id and o.payout_id = q.payout_id
where q.tds_paise is distinct from coalesce(p.tds_paise, o.tds_paise)
  or c.section is distinct from coalesce(p.tds_section, o.tds_section)
  or q.is_withdrawn <> (c.withdrawn_at is not null)
