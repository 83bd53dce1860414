-- A closed day has the postings that it had when it was closed, and no open day lies before it.
select c.l_id, c.day, c.postings, count(j.posting_id) as found, c.amount_paise, coalesce(sum(j.amount_paise), 0) as found_paise
from closed_day c left join journal_posting j on j.l_id = c.l_id and j.posted_on = c.day
group by c.l_id, c.day, c.postings, c.amount_paise
having c.postings <> count(j.posting_id) or c.amount_paise <> coalesce(sum(j.amount_paise), 0)
union all
select j.l_id, j.posted_on, 0, count(*), 0, sum(j.amount_paise)
from journal_posting j
where not exists (select from closed_day c where c.l_id = j.l_id and c.day = j.posted_on)
  and exists (select from closed_day c where c.l_id = j.l_id and c.day > j.posted_on)
group by j.l_id, j.posted_on
