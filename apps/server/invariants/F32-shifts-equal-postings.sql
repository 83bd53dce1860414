-- What a closed shift says of a mode is the sum of its postings, all of one person and place; and its cash with the float is
-- what it expected.
with sides as (
  select p.l_id, p.shift_id, substr(side.account, 6) as mode, side.debit, side.credit
  from counter_shift_posting p
  join journal_posting j on j.l_id = p.l_id and j.posting_id = p.posting_id
  cross join lateral (
    values (j.debit_account, j.amount_paise, 0), (j.credit_account, 0, j.amount_paise)) side (account, debit, credit)
  where side.account like 'mode:%'),
sums as (
  select l_id, shift_id, mode, count(*) filter (where debit > 0) as receipts, sum(debit) as collected, sum(credit) as returned
  from sides group by l_id, shift_id, mode)
select coalesce(m.l_id, s.l_id) as l_id, coalesce(m.shift_id, s.shift_id) as shift_id, coalesce(m.mode, s.mode) as what,
  m.collected_paise - m.returned_paise as told, s.collected - s.returned as posted
from counter_shift_mode m
full join sums s on s.l_id = m.l_id and s.shift_id = m.shift_id and s.mode = m.mode
where (m.receipts, m.collected_paise, m.returned_paise) is distinct from (s.receipts, s.collected, s.returned)
union all
select c.l_id, c.shift_id, 'expected', c.expected_paise, c.float_paise + coalesce(s.collected - s.returned, 0)
from counter_shift c left join sums s on s.l_id = c.l_id and s.shift_id = c.shift_id and s.mode = 'Cash'
where c.status = 10 and c.expected_paise <> c.float_paise + coalesce(s.collected - s.returned, 0)
union all
select p.l_id, p.shift_id, 'of another person or place', null, null
from counter_shift_posting p
join journal_posting j on j.l_id = p.l_id and j.posting_id = p.posting_id
join counter_shift c on c.l_id = p.l_id and c.shift_id = p.shift_id
where j.posted_by <> c.user_id or j.location_id <> c.location_id
