-- What the stores of a place hold is worth what the books say of stock there, each document is posted at what it moved, and nothing stays on
-- its way between places.
with held as (
  select k.l_id, s.location_id, sum(k.value_paise) as paise
  from stock k join store s on s.l_id = k.l_id and s.store_id = k.store_id group by k.l_id, s.location_id),
books as (
  select l_id, location_id, sum(case when debit_account = 'stock' then amount_paise else -amount_paise end) as paise
  from journal_posting where 'stock' in (debit_account, credit_account) group by l_id, location_id),
moved as (
  select l_id, document_id, sum(value_paise) as paise from stock_movement group by l_id, document_id),
posted as (
  select l_id, supply_id, sum(case when debit_account = 'stock' then amount_paise else -amount_paise end) as paise
  from journal_posting where supply_id is not null and 'stock' in (debit_account, credit_account) group by l_id, supply_id)
select coalesce(h.l_id, b.l_id) as l_id, 'place' as what, coalesce(h.location_id, b.location_id) as id, h.paise, b.paise as posted
from held h full join books b on b.l_id = h.l_id and b.location_id = h.location_id
where coalesce(h.paise, 0) <> coalesce(b.paise, 0)
union all
select coalesce(m.l_id, p.l_id), 'document', coalesce(m.document_id, p.supply_id), m.paise, p.paise
from moved m full join posted p on p.l_id = m.l_id and p.supply_id = m.document_id
where coalesce(m.paise, 0) <> coalesce(p.paise, 0)
union all
select l_id, 'way', null, null, sum(case when debit_account = 'stockMoved' then amount_paise else -amount_paise end)
from journal_posting where 'stockMoved' in (debit_account, credit_account)
group by l_id having sum(case when debit_account = 'stockMoved' then amount_paise else -amount_paise end) <> 0
