-- A document is numbered in the financial year, 1 April to 31 March in the lab's zone, in which it was issued.
select n.l_id, n.number, n.issued_at, n.financial_year
from money_document n join lab l on l.l_id = n.l_id
where n.financial_year <> extract(year from (n.issued_at at time zone l.time_zone) - interval '3 months')
  or substring(n.number from '(\d\d)-\d+$')::int <> n.financial_year % 100
  or substring(n.number from '-(\d+)$')::int <> n.serial
