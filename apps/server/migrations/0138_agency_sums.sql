-- What was posted to the account of each agency: registration asks what is available of it beside every bill, however many there ever were.

alter table agency_account no force row level security;
alter table journal_posting no force row level security;
-- Sums of the journal, kept by whoever posts while the account is locked.
alter table agency_account
  add column deposits_paise bigint not null default 0,
  add column credit_notes_paise bigint not null default 0,
  add column charges_paise bigint not null default 0,
  add column debit_notes_paise bigint not null default 0;
update agency_account a set deposits_paise = s.deposits, credit_notes_paise = s.credit_notes, charges_paise = s.charges,
  debit_notes_paise = s.debit_notes
from (
  select j.l_id, j.agency_id,
    coalesce(-sum(j.moved) filter (where j.kind in ('agencyReceipt', 'agencyTds', 'agencyReversal')), 0) as deposits,
    coalesce(-sum(j.moved) filter (where j.kind = 'agencyCredit'), 0) as credit_notes,
    coalesce(sum(j.moved) filter (where j.kind = 'agencyCharge'), 0) as charges,
    coalesce(sum(j.moved) filter (where j.kind = 'agencyDebit'), 0) as debit_notes
  from (
    select l_id, agency_id, kind, case debit_account when 'agency' then amount_paise else -amount_paise end as moved
    from journal_posting where agency_id is not null) j
  group by j.l_id, j.agency_id) s
where s.l_id = a.l_id and s.agency_id = a.agency_id;
alter table agency_account force row level security;
alter table journal_posting force row level security;

grant update (deposits_paise, credit_notes_paise, charges_paise, debit_notes_paise) on agency_account to nidan_app;
