-- The documents of a firm, a series and a financial year count 1, 2, 3 … without a gap, and their counter stands at the
-- last one (CGST r. 46(b)).
with series as (
  select l_id, firm_id, series, financial_year, count(*) as documents, min(serial) as first, max(serial) as last,
    'document ' || series || ' ' || financial_year || ' ' || coalesce(firm_id::text, 'lab') as name
  from money_document group by l_id, firm_id, series, financial_year)
select s.l_id, s.series, s.financial_year, s.documents, s.first, s.last, c.value as counter
from series s left join counter c on c.l_id = s.l_id and c.name = s.name
where s.first <> 1 or s.last <> s.documents or c.value is distinct from s.last
union all
select c.l_id, c.name, null, 0, null, null, c.value
from counter c where c.name like 'document %' and not exists (select from series s where s.l_id = c.l_id and s.name = c.name)
