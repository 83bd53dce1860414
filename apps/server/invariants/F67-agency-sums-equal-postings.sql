-- What an agency may spend rests on four sums of its account; each is what the journal says of it, sum by sum.
with books as (
  select l_id, agency_id,
    coalesce(-sum(moved) filter (where kind in ('agencyReceipt', 'agencyTds', 'agencyReversal')), 0) as deposits,
    coalesce(-sum(moved) filter (where kind = 'agencyCredit'), 0) as credit_notes,
    coalesce(sum(moved) filter (where kind = 'agencyCharge'), 0) as charges,
    coalesce(sum(moved) filter (where kind = 'agencyDebit'), 0) as debit_notes
  from (
    select l_id, agency_id, kind, case debit_account when 'agency' then amount_paise else -amount_paise end as moved
    from journal_posting where agency_id is not null) j
  group by l_id, agency_id)
select coalesce(a.l_id, k.l_id) as l_id, coalesce(a.agency_id, k.agency_id) as id,
  k.deposits, k.credit_notes, k.charges, k.debit_notes
from agency_account a full join books k on k.l_id = a.l_id and k.agency_id = a.agency_id
where (a.deposits_paise, a.credit_notes_paise, a.charges_paise, a.debit_notes_paise)
  is distinct from (coalesce(k.deposits, 0)::bigint, coalesce(k.credit_notes, 0)::bigint, coalesce(k.charges, 0)::bigint,
    coalesce(k.debit_notes, 0)::bigint)
