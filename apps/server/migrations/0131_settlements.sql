-- Money that one place of the lab hands over to another: who gave it, received it, banked it, and approved it, step by step.
create table lab_payment (
  l_id int not null,
  payment_id uuid not null,
  kind text not null constraint lab_payment_kind_known check (kind in ('payment', 'transfer')),
  from_location_id uuid not null,
  to_location_id uuid not null,
  mode text not null,
  amount_paise bigint not null constraint lab_payment_amount_positive check (amount_paise > 0),
  purpose text not null,
  state smallint not null constraint lab_payment_state_known check (state in (0, 10, 20, 40, 60, 90, 96, 97, 98, 99, 100, 110)),
  created_at timestamptz not null,
  created_by uuid not null constraint lab_payment_created_by_fkey references login_user (user_id),
  received_by uuid null constraint lab_payment_received_by_fkey references login_user (user_id),
  banked_by uuid null constraint lab_payment_banked_by_fkey references login_user (user_id),
  bank_reference text null,
  finance_by uuid null constraint lab_payment_finance_by_fkey references login_user (user_id),
  finance_at timestamptz null,
  archival_by uuid null constraint lab_payment_archival_by_fkey references login_user (user_id),
  -- Why it was rejected, cancelled or reversed, or its archival rejected.
  decision text null,
  version int not null default 1,
  constraint lab_payment_pkey primary key (l_id, payment_id),
  constraint lab_payment_lab_fkey foreign key (l_id) references lab (l_id),
  constraint lab_payment_from_fkey foreign key (l_id, from_location_id) references location (l_id, location_id),
  constraint lab_payment_to_fkey foreign key (l_id, to_location_id) references location (l_id, location_id),
  constraint lab_payment_places_differ check (from_location_id <> to_location_id)
);
create index lab_payment_created_idx on lab_payment (l_id, created_at desc, payment_id desc);
create index lab_payment_from_idx on lab_payment (l_id, from_location_id, created_at);
create index lab_payment_to_idx on lab_payment (l_id, to_location_id);
create index lab_payment_created_by_idx on lab_payment (created_by);
create index lab_payment_received_by_idx on lab_payment (received_by) where received_by is not null;
create index lab_payment_banked_by_idx on lab_payment (banked_by) where banked_by is not null;
create index lab_payment_finance_by_idx on lab_payment (finance_by) where finance_by is not null;
create index lab_payment_archival_by_idx on lab_payment (archival_by) where archival_by is not null;

-- The days of whose takings a payment is a part.
create table lab_payment_day (
  l_id int not null,
  payment_id uuid not null,
  day date not null,
  amount_paise bigint not null constraint lab_payment_day_amount_positive check (amount_paise > 0),
  constraint lab_payment_day_pkey primary key (l_id, payment_id, day),
  constraint lab_payment_day_payment_fkey foreign key (l_id, payment_id) references lab_payment (l_id, payment_id)
);
create trigger lab_payment_day_append_only before update or delete on lab_payment_day
  for each row execute function refuse_change();
create trigger lab_payment_day_no_truncate before truncate on lab_payment_day
  for each statement execute function refuse_change();

alter table settlement_document no force row level security;
alter table journal_posting no force row level security;
alter table money_document no force row level security;
alter table settlement_document drop constraint settlement_document_series_known,
  add constraint settlement_document_series_known check (series in ('H', 'Z')) not valid;
alter table journal_posting drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff', 'advance',
    'advanceReturn', 'creditNote', 'debitNote', 'noteCancel', 'cashDifference', 'stockIn', 'stockOpened', 'stockUsed', 'stockWasted',
    'stockAdjusted', 'stockMoved', 'vendorInvoice', 'vendorDebit', 'vendorPayment', 'vendorTds', 'agencyCharge', 'agencyDebit',
    'agencyReceipt', 'agencyTds', 'agencyReversal', 'agencyCredit', 'commission', 'commissionTds', 'commissionPaid', 'labPayment',
    'labPaymentBack')) not valid;
alter table money_document drop constraint money_document_series_known,
  add constraint money_document_series_known check (series in ('B', 'R', 'V', 'F', 'A', 'C', 'D', 'P', 'G', 'N', 'M', 'E', 'Y', 'I', 'T',
    'K', 'U', 'W', 'J', 'O', 'S', 'Q', 'L', 'H', 'Z')) not valid;
alter table settlement_document validate constraint settlement_document_series_known;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table money_document validate constraint money_document_series_known;
alter table settlement_document force row level security;
alter table journal_posting force row level security;
alter table money_document force row level security;

select protect_by_lab('lab_payment', 'lab_payment_day');
grant select, insert, update (state, received_by, banked_by, bank_reference, finance_by, finance_at, archival_by, decision, version)
  on lab_payment to nidan_app;
grant select, insert on lab_payment_day to nidan_app;
