-- What a closed shift counted too much or too little stands in the journal once, on its place and day, and nothing else does.
with posted as (
  select l_id, shift_id, count(*) as times, sum(case debit_account when 'mode:Cash' then amount_paise else -amount_paise end) as paise,
    bool_and('cashDifference' in (debit_account, credit_account) and 'mode:Cash' in (debit_account, credit_account)) as on_accounts,
    min(posted_at) as at, min(location_id::text) as place
  from journal_posting where kind = 'cashDifference' group by l_id, shift_id)
select coalesce(s.l_id, p.l_id) as l_id, coalesce(s.shift_id, p.shift_id) as shift_id, s.difference_paise, p.paise, p.times
from counter_shift s full join posted p on p.l_id = s.l_id and p.shift_id = s.shift_id
where coalesce(s.difference_paise, 0) <> coalesce(p.paise, 0)
  or (p.shift_id is not null and (p.times <> 1 or not p.on_accounts or p.at is distinct from s.closed_at
    or p.place is distinct from s.location_id::text))
  or exists (select from counter_shift_posting c join journal_posting j on j.l_id = c.l_id and j.posting_id = c.posting_id
    where c.l_id = s.l_id and c.shift_id = s.shift_id and j.kind = 'cashDifference')
