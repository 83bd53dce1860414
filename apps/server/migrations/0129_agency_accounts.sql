-- What agencies owe for the bills that they pay, what they paid, and how far they may go.

-- The row that every charge of an agency and all its money locks. What it owes is a query over the journal.
create table agency_account (
  l_id int not null,
  agency_id uuid not null,
  limit_paise bigint not null default 0 constraint agency_account_limit_not_negative check (limit_paise >= 0),
  -- What last lowered what is available was refused beyond the limit; of a postpaid agency it was not.
  is_held boolean not null default false,
  -- Since when less than nothing is available; null: it is not so.
  below_since timestamptz null,
  version int not null default 1,
  constraint agency_account_pkey primary key (l_id, agency_id),
  constraint agency_account_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id)
);

-- A suspended agency signs its people out, and money lets them in at once.
create function renew_standing_of_agency() returns trigger language plpgsql as $$
begin
  update lab set standing = default where l_id = new.l_id;
  return null;
end $$;
create trigger agency_account_renew_standing after update on agency_account
  for each row when (old.below_since is distinct from new.below_since) execute function renew_standing_of_agency();
create trigger agency_account_new_standing after insert on agency_account
  for each row when (new.below_since is not null) execute function renew_standing_of_agency();

create table agency_receipt (
  l_id int not null,
  receipt_id uuid not null,
  agency_id uuid not null,
  mode text not null,
  amount_paise bigint not null constraint agency_receipt_amount_not_negative check (amount_paise >= 0),
  tds_paise bigint not null default 0 constraint agency_receipt_tds_not_negative check (tds_paise >= 0),
  tds_section text null constraint agency_receipt_tds_section_known check (tds_section in ('194H', '194J')),
  -- Number of the certificate of the tax; null: not here yet.
  tds_certificate text null,
  reference text not null default '',
  -- When the bank had cleared it; null in modes that are money at once.
  cleared_on date null,
  received_at timestamptz not null,
  received_by uuid not null constraint agency_receipt_received_by_fkey references login_user (user_id),
  location_id uuid not null,
  reverses_receipt_id uuid null,
  reason text null,
  version int not null default 1,
  constraint agency_receipt_pkey primary key (l_id, receipt_id),
  constraint agency_receipt_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id),
  constraint agency_receipt_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint agency_receipt_reverses_fkey foreign key (l_id, reverses_receipt_id) references agency_receipt (l_id, receipt_id),
  constraint agency_receipt_reverses_key unique (l_id, reverses_receipt_id),
  constraint agency_receipt_something_came check (amount_paise + tds_paise > 0),
  constraint agency_receipt_tds_of_section check ((tds_paise > 0) = (tds_section is not null)),
  constraint agency_receipt_certificate_of_tds check (tds_certificate is null or tds_paise > 0)
);
create index agency_receipt_agency_idx on agency_receipt (l_id, agency_id, received_at desc, receipt_id desc);
create index agency_receipt_location_idx on agency_receipt (l_id, location_id);
create index agency_receipt_received_by_idx on agency_receipt (received_by);
create index agency_receipt_received_idx on agency_receipt (l_id, received_at desc, receipt_id desc);

select protect_by_lab('agency_account', 'agency_receipt');
grant select, insert, update (limit_paise, is_held, below_since, version) on agency_account to nidan_app;
grant select, insert, update (tds_certificate, version) on agency_receipt to nidan_app;

alter table bill no force row level security;
alter table agency no force row level security;
-- Who pays whatever is due on the bill; null: its patient does.
alter table bill add column payer_id uuid null,
  add constraint bill_payer_fkey foreign key (l_id, payer_id) references agency (l_id, agency_id),
  add constraint bill_payer_is_its_agency check (payer_id is null or payer_id = agency_id);
create index bill_payer_idx on bill (l_id, payer_id, created_at) where payer_id is not null;
alter table bill force row level security;
alter table agency force row level security;

alter table journal_posting no force row level security;
-- Whose account it is on; agencies are never deleted, and no check is to lock the row of one that all its bills share.
alter table journal_posting add column agency_id uuid null,
  add constraint journal_posting_agency_on_its_account
    check ((agency_id is not null) = ('agency' in (debit_account, credit_account))) not valid;
alter table journal_posting drop constraint journal_posting_of_something,
  add constraint journal_posting_of_something
    check (num_nonnulls(bill_id, advance_id, note_id, shift_id, supply_id, agency_id) > 0) not valid;
alter table journal_posting validate constraint journal_posting_of_something;
alter table journal_posting validate constraint journal_posting_agency_on_its_account;
create index journal_posting_agency_idx on journal_posting (l_id, agency_id, posted_on) where agency_id is not null;
alter table journal_posting drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff', 'advance',
    'advanceReturn', 'creditNote', 'debitNote', 'noteCancel', 'cashDifference', 'stockIn', 'stockOpened', 'stockUsed', 'stockWasted',
    'stockAdjusted', 'stockMoved', 'vendorInvoice', 'vendorDebit', 'vendorPayment', 'vendorTds', 'agencyCharge', 'agencyDebit',
    'agencyReceipt', 'agencyTds', 'agencyReversal', 'agencyCredit')) not valid;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table journal_posting force row level security;

alter table money_document no force row level security;
alter table money_document drop constraint money_document_series_known,
  add constraint money_document_series_known check (series in ('B', 'R', 'V', 'F', 'A', 'C', 'D', 'P', 'G', 'N', 'M', 'E', 'Y', 'I', 'T',
    'K', 'U', 'W', 'J', 'O', 'S', 'Q', 'L')) not valid;
alter table money_document validate constraint money_document_series_known;
alter table money_document force row level security;
