-- What a checkpoint says stood at the end of a day is what its postings come to, of every account and place.
with ends as (select distinct l_id, day from ledger_checkpoint),
sides as (
  select j.l_id, j.posted_on, j.location_id, side.account, side.debit, side.credit
  from journal_posting j cross join lateral (
    values (j.debit_account, j.amount_paise, 0), (j.credit_account, 0, j.amount_paise)) side (account, debit, credit)),
sums as (
  select e.l_id, e.day, s.account, s.location_id, sum(s.debit) as debit, sum(s.credit) as credit
  from ends e join sides s on s.l_id = e.l_id and s.posted_on <= e.day group by e.l_id, e.day, s.account, s.location_id)
select coalesce(c.l_id, s.l_id) as l_id, coalesce(c.day, s.day) as day, coalesce(c.account, s.account) as account,
  c.debit_paise, s.debit, c.credit_paise, s.credit
from ledger_checkpoint c
full join sums s on s.l_id = c.l_id and s.day = c.day and s.account = c.account and s.location_id = c.location_id
where c.debit_paise is distinct from s.debit or c.credit_paise is distinct from s.credit
