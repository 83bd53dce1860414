-- Money that came by card, UPI, gateway or cheque at a place, gathered to be settled with the bank at once.
create table settlement_batch (
  l_id int not null,
  batch_id uuid not null,
  location_id uuid not null,
  mode text not null,
  -- Whose takings it is; what was taken back later may be of an earlier day.
  day date not null,
  state smallint not null constraint settlement_batch_state_known check (state in (0, 10, 20, 60, 90, 100, 110)),
  created_at timestamptz not null,
  created_by uuid not null constraint settlement_batch_created_by_fkey references login_user (user_id),
  requested_by uuid null constraint settlement_batch_requested_by_fkey references login_user (user_id),
  submitted_by uuid null constraint settlement_batch_submitted_by_fkey references login_user (user_id),
  submitted_at timestamptz null,
  bank_reference text null,
  settled_by uuid null constraint settlement_batch_settled_by_fkey references login_user (user_id),
  settled_at timestamptz null,
  -- What the bank paid, and what it kept as its fee.
  paid_paise bigint null constraint settlement_batch_paid_not_negative check (paid_paise >= 0),
  fee_paise bigint null constraint settlement_batch_fee_not_negative check (fee_paise >= 0),
  -- Why it paid another amount than was gathered less its fee.
  difference_reason text null,
  archival_by uuid null constraint settlement_batch_archival_by_fkey references login_user (user_id),
  -- Why its archival was rejected.
  decision text null,
  version int not null default 1,
  constraint settlement_batch_pkey primary key (l_id, batch_id),
  constraint settlement_batch_lab_fkey foreign key (l_id) references lab (l_id),
  constraint settlement_batch_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint settlement_batch_settled_whole check (num_nulls(settled_by, settled_at, paid_paise, fee_paise) % 4 = 0)
);
create index settlement_batch_created_idx on settlement_batch (l_id, created_at desc, batch_id desc);
create index settlement_batch_location_idx on settlement_batch (l_id, location_id, day);
create index settlement_batch_created_by_idx on settlement_batch (created_by);
create index settlement_batch_requested_by_idx on settlement_batch (requested_by) where requested_by is not null;
create index settlement_batch_submitted_by_idx on settlement_batch (submitted_by) where submitted_by is not null;
create index settlement_batch_settled_by_idx on settlement_batch (settled_by) where settled_by is not null;
create index settlement_batch_archival_by_idx on settlement_batch (archival_by) where archival_by is not null;

-- What a batch is made of: postings on the account of its mode, each in one batch alone. What was taken back is below zero.
create table settlement_batch_item (
  l_id int not null,
  posting_id uuid not null,
  batch_id uuid not null,
  amount_paise bigint not null constraint settlement_batch_item_amount_not_zero check (amount_paise <> 0),
  constraint settlement_batch_item_pkey primary key (l_id, posting_id),
  constraint settlement_batch_item_posting_fkey foreign key (l_id, posting_id) references journal_posting (l_id, posting_id),
  constraint settlement_batch_item_batch_fkey foreign key (l_id, batch_id) references settlement_batch (l_id, batch_id)
);
create index settlement_batch_item_batch_idx on settlement_batch_item (l_id, batch_id);
create trigger settlement_batch_item_append_only before update or delete on settlement_batch_item
  for each row execute function refuse_change();
create trigger settlement_batch_item_no_truncate before truncate on settlement_batch_item
  for each statement execute function refuse_change();

-- An account of the lab at a bank, with the titles of the columns of its statements; empty: guessed, or not there.
create table bank_account (
  l_id int not null,
  account_id uuid not null,
  name text not null constraint bank_account_name_not_blank check (name ~ '\S'),
  account_no text not null constraint bank_account_account_no_format check (account_no ~ '^[0-9]{6,18}$'),
  ifsc text not null,
  date_column text not null default '',
  amount_column text not null default '',
  withdrawal_column text not null default '',
  deposit_column text not null default '',
  reference_column text not null default '',
  narration_column text not null default '',
  version int not null default 1,
  constraint bank_account_pkey primary key (l_id, account_id),
  constraint bank_account_lab_fkey foreign key (l_id) references lab (l_id),
  constraint bank_account_account_no_key unique (l_id, account_no)
);

create table bank_statement (
  l_id int not null,
  statement_id uuid not null,
  account_id uuid not null,
  file_name text not null,
  format text not null constraint bank_statement_format_known check (format in ('csv', 'mt940', 'camt053')),
  -- Lines of the file, and how many of them no file before had.
  lines int not null,
  added int not null,
  read_at timestamptz not null,
  read_by uuid not null constraint bank_statement_read_by_fkey references login_user (user_id),
  constraint bank_statement_pkey primary key (l_id, statement_id),
  constraint bank_statement_account_fkey foreign key (l_id, account_id) references bank_account (l_id, account_id),
  constraint bank_statement_added_of_lines check (added between 0 and lines)
);
create index bank_statement_read_idx on bank_statement (l_id, read_at desc, statement_id desc);
create index bank_statement_account_idx on bank_statement (l_id, account_id);
create index bank_statement_read_by_idx on bank_statement (read_by);

create table bank_statement_line (
  l_id int not null,
  line_id uuid not null,
  statement_id uuid not null,
  account_id uuid not null,
  day date not null,
  -- What went out is below zero.
  amount_paise bigint not null constraint bank_statement_line_amount_not_zero check (amount_paise <> 0),
  reference text not null,
  narration text not null,
  -- Among those of the same day, amount and reference.
  running_no int not null constraint bank_statement_line_running_no_positive check (running_no > 0),
  constraint bank_statement_line_pkey primary key (l_id, line_id),
  constraint bank_statement_line_once_key unique (l_id, account_id, day, amount_paise, reference, running_no),
  constraint bank_statement_line_statement_fkey foreign key (l_id, statement_id) references bank_statement (l_id, statement_id),
  constraint bank_statement_line_account_fkey foreign key (l_id, account_id) references bank_account (l_id, account_id)
);
create index bank_statement_line_day_idx on bank_statement_line (l_id, account_id, day desc, line_id desc);
create index bank_statement_line_statement_idx on bank_statement_line (l_id, statement_id);
create trigger bank_statement_line_append_only before update or delete on bank_statement_line
  for each row execute function refuse_change();
create trigger bank_statement_line_no_truncate before truncate on bank_statement_line
  for each statement execute function refuse_change();

-- What somebody said that a line is; undone, it says nothing any more.
create table bank_line_match (
  l_id int not null,
  match_id uuid not null,
  line_id uuid not null,
  meaning text not null constraint bank_line_match_meaning_known check (meaning in ('agencyReceipt', 'labPayment', 'settlement', 'payout',
    'bankCharge', 'unknown')),
  receipt_id uuid null,
  payment_id uuid null,
  batch_id uuid null,
  payout_id uuid null,
  amount_paise bigint not null,
  note text not null,
  matched_at timestamptz not null,
  matched_by uuid not null constraint bank_line_match_matched_by_fkey references login_user (user_id),
  undone_at timestamptz null,
  undone_by uuid null constraint bank_line_match_undone_by_fkey references login_user (user_id),
  undo_reason text null,
  constraint bank_line_match_pkey primary key (l_id, match_id),
  constraint bank_line_match_line_fkey foreign key (l_id, line_id) references bank_statement_line (l_id, line_id),
  constraint bank_line_match_receipt_fkey foreign key (l_id, receipt_id) references agency_receipt (l_id, receipt_id),
  constraint bank_line_match_payment_fkey foreign key (l_id, payment_id) references lab_payment (l_id, payment_id),
  constraint bank_line_match_batch_fkey foreign key (l_id, batch_id) references settlement_batch (l_id, batch_id),
  constraint bank_line_match_payout_fkey foreign key (l_id, payout_id) references payout (l_id, payout_id),
  constraint bank_line_match_of_its_meaning check ((receipt_id is not null) = (meaning = 'agencyReceipt')
    and (payment_id is not null) = (meaning = 'labPayment') and (batch_id is not null) = (meaning = 'settlement')
    and (payout_id is not null) = (meaning = 'payout')),
  constraint bank_line_match_undone_whole check (num_nulls(undone_at, undone_by, undo_reason) % 3 = 0)
);
create unique index bank_line_match_line_key on bank_line_match (l_id, line_id) where undone_at is null;
create unique index bank_line_match_receipt_key on bank_line_match (l_id, receipt_id) where undone_at is null and receipt_id is not null;
create unique index bank_line_match_payment_key on bank_line_match (l_id, payment_id) where undone_at is null and payment_id is not null;
create unique index bank_line_match_batch_key on bank_line_match (l_id, batch_id) where undone_at is null and batch_id is not null;
create unique index bank_line_match_payout_key on bank_line_match (l_id, payout_id) where undone_at is null and payout_id is not null;
create index bank_line_match_lines_idx on bank_line_match (l_id, line_id);
create index bank_line_match_receipt_idx on bank_line_match (l_id, receipt_id) where receipt_id is not null;
create index bank_line_match_payment_idx on bank_line_match (l_id, payment_id) where payment_id is not null;
create index bank_line_match_batch_idx on bank_line_match (l_id, batch_id) where batch_id is not null;
create index bank_line_match_payout_idx on bank_line_match (l_id, payout_id) where payout_id is not null;
create index bank_line_match_matched_by_idx on bank_line_match (matched_by);
create index bank_line_match_undone_by_idx on bank_line_match (undone_by) where undone_by is not null;

alter table journal_posting no force row level security;
alter table journal_posting drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff', 'advance',
    'advanceReturn', 'creditNote', 'debitNote', 'noteCancel', 'cashDifference', 'stockIn', 'stockOpened', 'stockUsed', 'stockWasted',
    'stockAdjusted', 'stockMoved', 'vendorInvoice', 'vendorDebit', 'vendorPayment', 'vendorTds', 'agencyCharge', 'agencyDebit',
    'agencyReceipt', 'agencyTds', 'agencyReversal', 'agencyCredit', 'commission', 'commissionTds', 'commissionPaid', 'labPayment',
    'labPaymentBack', 'settlement', 'settlementFee', 'settlementDifference')) not valid;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table journal_posting force row level security;

-- Since when an agency has spent so much of what it had that it is warned; null: it has not.
alter table agency_account add column warned_at timestamptz null;

select protect_by_lab('settlement_batch', 'settlement_batch_item', 'bank_account', 'bank_statement', 'bank_statement_line',
  'bank_line_match');
grant select, insert, update (state, requested_by, submitted_by, submitted_at, bank_reference, settled_by, settled_at, paid_paise,
  fee_paise, difference_reason, archival_by, decision, version) on settlement_batch to nidan_app;
grant select, insert on settlement_batch_item to nidan_app;
grant select, insert, update (name, account_no, ifsc, date_column, amount_column, withdrawal_column, deposit_column, reference_column,
  narration_column, version) on bank_account to nidan_app;
grant select, insert on bank_statement to nidan_app;
grant select, insert on bank_statement_line to nidan_app;
grant select, insert, update (undone_at, undone_by, undo_reason) on bank_line_match to nidan_app;
grant update (warned_at) on agency_account to nidan_app;
