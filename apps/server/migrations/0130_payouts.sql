-- What doctors, and people who sell, get of what their bills bring: who gets it, by which rules, and each payout with the tests it is for.

-- Somebody who gets a share: of the bills that name the doctor, or of doctors and agencies in the territory of a person who sells.
create table payee (
  l_id int not null,
  payee_id uuid not null,
  doctor_id uuid null,
  user_id uuid null,
  territory_id uuid null,
  -- Bills from this day on count.
  since date not null,
  -- Null: with the salary.
  tds_section text null,
  pan text null,
  account_name text not null,
  account_no text not null,
  ifsc text not null,
  made_at timestamptz not null,
  made_by uuid not null constraint payee_made_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint payee_pkey primary key (l_id, payee_id),
  constraint payee_lab_fkey foreign key (l_id) references lab (l_id),
  constraint payee_doctor_key unique (l_id, doctor_id),
  constraint payee_user_key unique (l_id, user_id),
  constraint payee_doctor_fkey foreign key (l_id, doctor_id) references doctor (l_id, doctor_id),
  constraint payee_user_fkey foreign key (l_id, user_id) references membership (l_id, user_id),
  constraint payee_territory_fkey foreign key (l_id, territory_id) references territory (l_id, territory_id),
  constraint payee_of_one check (num_nonnulls(doctor_id, user_id) = 1),
  constraint payee_territory_of_seller check ((user_id is null) = (territory_id is null)),
  constraint payee_doctor_has_section check (doctor_id is null or tds_section is not null),
  constraint payee_tds_section_known check (tds_section in ('194H', '194J'))
);
create index payee_territory_idx on payee (l_id, territory_id) where territory_id is not null;
create index payee_made_by_idx on payee (made_by);

create table payout_rule (
  l_id int not null,
  rule_id uuid not null,
  payee_id uuid not null,
  test_id uuid null,
  department_id uuid null,
  agency_id uuid null,
  constraint payout_rule_pkey primary key (l_id, rule_id),
  constraint payout_rule_once_key unique nulls not distinct (l_id, payee_id, test_id, department_id, agency_id),
  constraint payout_rule_payee_fkey foreign key (l_id, payee_id) references payee (l_id, payee_id),
  constraint payout_rule_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint payout_rule_department_fkey foreign key (l_id, department_id) references department (l_id, department_id),
  constraint payout_rule_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id),
  constraint payout_rule_for_one check (num_nonnulls(test_id, department_id, agency_id) <= 1)
);
create index payout_rule_test_idx on payout_rule (l_id, test_id) where test_id is not null;
create index payout_rule_department_idx on payout_rule (l_id, department_id) where department_id is not null;
create index payout_rule_agency_idx on payout_rule (l_id, agency_id) where agency_id is not null;

create table payout_slab (
  l_id int not null,
  rule_id uuid not null,
  -- What the period must have collected for it.
  from_paise bigint not null constraint payout_slab_from_positive check (from_paise >= 0),
  -- Of what was collected, in hundredths of a per cent.
  basis_points int null constraint payout_slab_percent_range check (basis_points between 1 and 10000),
  -- For each test.
  fixed_paise bigint null constraint payout_slab_fixed_positive check (fixed_paise > 0),
  constraint payout_slab_pkey primary key (l_id, rule_id, from_paise),
  constraint payout_slab_rule_fkey foreign key (l_id, rule_id) references payout_rule (l_id, rule_id) on delete cascade,
  constraint payout_slab_one_way check (num_nonnulls(basis_points, fixed_paise) = 1)
);

-- A document of money that is of no bill: its number and its postings hang on it.
create table settlement_document (
  l_id int not null,
  document_id uuid not null,
  series text not null,
  location_id uuid not null,
  made_at timestamptz not null,
  made_by uuid not null constraint settlement_document_made_by_fkey references login_user (user_id),
  constraint settlement_document_pkey primary key (l_id, document_id),
  constraint settlement_document_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint settlement_document_series_known check (series in ('H'))
);
create index settlement_document_location_idx on settlement_document (l_id, location_id);
create index settlement_document_made_by_idx on settlement_document (made_by);

create table payout (
  l_id int not null,
  payout_id uuid not null,
  payee_id uuid not null,
  from_day date not null,
  to_day date not null,
  state smallint not null constraint payout_state_known check (state in (0, 10, 20, 99)),
  -- What the period collected, and what is owed of it.
  volume_paise bigint not null,
  total_paise bigint not null constraint payout_total_positive check (total_paise > 0),
  -- As they held when it was approved.
  tds_section text null constraint payout_tds_section_known check (tds_section in ('194H', '194J')),
  tds_paise bigint not null default 0,
  pan text null,
  account_name text not null,
  account_no text not null,
  ifsc text not null,
  -- Number of the bank for what was paid.
  reference text null,
  decision text null,
  made_at timestamptz not null,
  made_by uuid not null constraint payout_made_by_fkey references login_user (user_id),
  approved_at timestamptz null,
  approved_by uuid null constraint payout_approved_by_fkey references login_user (user_id),
  paid_at timestamptz null,
  paid_by uuid null constraint payout_paid_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint payout_pkey primary key (l_id, payout_id),
  constraint payout_payee_fkey foreign key (l_id, payee_id) references payee (l_id, payee_id),
  constraint payout_days_in_order check (to_day >= from_day),
  constraint payout_tds_range check (tds_paise between 0 and total_paise),
  constraint payout_days_apart exclude using gist (l_id with =, payee_id with =, daterange(from_day, to_day, '[]') with &&)
    where (state <> 99)
);
create index payout_payee_idx on payout (l_id, payee_id, from_day);
create index payout_made_idx on payout (l_id, made_at desc, payout_id desc);
create index payout_made_by_idx on payout (made_by);
create index payout_approved_by_idx on payout (approved_by) where approved_by is not null;
create index payout_paid_idx on payout (l_id, paid_at) where paid_at is not null;
create index payout_paid_by_idx on payout (paid_by) where paid_by is not null;

create table payout_line (
  l_id int not null,
  payout_id uuid not null,
  line_id uuid not null,
  -- Without tax; below zero: given back.
  collected_paise bigint not null,
  amount_paise bigint not null,
  basis_points int null,
  fixed_paise bigint null,
  constraint payout_line_pkey primary key (l_id, payout_id, line_id),
  constraint payout_line_payout_fkey foreign key (l_id, payout_id) references payout (l_id, payout_id),
  constraint payout_line_line_fkey foreign key (l_id, line_id) references bill_line (l_id, line_id)
);
create index payout_line_line_idx on payout_line (l_id, line_id);

create trigger payout_line_append_only before update or delete on payout_line
  for each row execute function refuse_change();
create trigger payout_line_no_truncate before truncate on payout_line
  for each statement execute function refuse_change();
create trigger settlement_document_append_only before update or delete on settlement_document
  for each row execute function refuse_change();
create trigger settlement_document_no_truncate before truncate on settlement_document
  for each statement execute function refuse_change();

alter table journal_posting no force row level security;
alter table money_document no force row level security;
alter table journal_posting add column settlement_id uuid null,
  add constraint journal_posting_settlement_fkey foreign key (l_id, settlement_id) references settlement_document (l_id, document_id);
create index journal_posting_settlement_idx on journal_posting (l_id, settlement_id) where settlement_id is not null;
alter table journal_posting drop constraint journal_posting_of_something,
  add constraint journal_posting_of_something
    check (num_nonnulls(bill_id, advance_id, note_id, shift_id, supply_id, agency_id, settlement_id) > 0) not valid,
  drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff', 'advance',
    'advanceReturn', 'creditNote', 'debitNote', 'noteCancel', 'cashDifference', 'stockIn', 'stockOpened', 'stockUsed', 'stockWasted',
    'stockAdjusted', 'stockMoved', 'vendorInvoice', 'vendorDebit', 'vendorPayment', 'vendorTds', 'agencyCharge', 'agencyDebit',
    'agencyReceipt', 'agencyTds', 'agencyReversal', 'agencyCredit', 'commission', 'commissionTds', 'commissionPaid')) not valid;
alter table money_document drop constraint money_document_series_known,
  add constraint money_document_series_known check (series in ('B', 'R', 'V', 'F', 'A', 'C', 'D', 'P', 'G', 'N', 'M', 'E', 'Y', 'I', 'T',
    'K', 'U', 'W', 'J', 'O', 'S', 'Q', 'L', 'H')) not valid;
alter table journal_posting validate constraint journal_posting_of_something;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table money_document validate constraint money_document_series_known;
alter table journal_posting force row level security;
alter table money_document force row level security;

select protect_by_lab('payee', 'payout_rule', 'payout_slab', 'settlement_document', 'payout', 'payout_line');
grant select, insert, update on payee to nidan_app;
grant select, insert, delete on payout_rule, payout_slab to nidan_app;
grant select, insert on settlement_document, payout_line to nidan_app;
grant select, insert, update (state, tds_section, tds_paise, pan, account_name, account_no, ifsc, reference, decision, approved_at, approved_by,
  paid_at, paid_by, version) on payout to nidan_app;
