-- A line that a rate list priced names the rate, which is of its test and has its price; no other line names one.
select l.l_id, l.line_id, l.price_source, l.rate_id, l.price_paise, r.price_paise as rate_paise
from bill_line l left join rate r on r.l_id = l.l_id and r.rate_id = l.rate_id
where (l.rate_id is not null) <> (l.price_source in ('agency_test', 'agency_list', 'centre_list'))
  or (l.rate_id is not null
    and (r.rate_id is null or r.test_id <> l.test_id or r.price_paise <> l.price_paise))
