-- The debit notes of a return are of its vendor, were made once it was posted, and clear together at most the value of what went
-- back; a note that was generated takes its value off the goods received in the books, and no note without a return does.
select m.l_id, m.return_id as id, m.value_paise as paise, sum(d.value_paise) as claimed
from material_return m join vendor_debit_note d on d.l_id = m.l_id and d.return_id = m.return_id and d.state <> 30
group by m.l_id, m.return_id, m.value_paise
having sum(d.value_paise) > coalesce(m.value_paise, 0)
union all
select d.l_id, d.note_id, null, d.value_paise
from vendor_debit_note d
left join material_return m on m.l_id = d.l_id and m.return_id = d.return_id
where d.state <> 30 and (
  (d.return_id is null and d.value_paise <> 0)
  or (d.return_id is not null and (m.state <> 'posted' or m.vendor_id <> d.vendor_id)))
union all
select d.l_id, d.note_id, d.value_paise, j.posted
from vendor_debit_note d
cross join lateral (
  select coalesce(sum(case when credit_account = 'goodsReceived' then amount_paise else -amount_paise end), 0) as posted
  from journal_posting where l_id = d.l_id and supply_id = d.note_id
    and 'goodsReceived' in (debit_account, credit_account)) j
where d.state = 40 and j.posted <> d.value_paise
