-- Who came, what was ordered, and the money of it. A due or a balance is a query over journal_posting.
--
-- Hot tables name users, and results name parameters and ranges, without a foreign key: such rows are never deleted and
-- their keys never change (nobody has the grant), and each check would lock the one row that everybody else locks too.
-- Measured: 1.3 of 10.3 ms of the database for an order. Keys to rows of the same bill are all kept.

create table patient (
  l_id int not null constraint patient_lab_fkey references lab (l_id),
  patient_id uuid not null,
  patient_code text collate "C" not null,
  name_title text not null default '',
  name text not null constraint patient_name_not_blank check (name ~ '\S'),
  name_local text null,
  sex text not null constraint patient_sex_known check (sex in ('M', 'F', 'O')),
  -- The age as entered, at age_at; or the birth date. Never the normalised form (architecture §6).
  age_y smallint null,
  age_m smallint null,
  age_w smallint null,
  age_d smallint null,
  age_h smallint null,
  age_at timestamptz not null,
  birthdate date null,
  -- Collated by code point, so that the beginning of a number is a range of the index.
  phone text collate "C" null,
  phone_2 text collate "C" null,
  email text null,
  address text not null default '',
  area text not null default '',
  city text not null default '',
  district text not null default '',
  state text not null default '',
  pincode text null,
  -- Last four digits only; the whole number is checked and not kept.
  adhar_last4 text null constraint patient_adhar_last4 check (adhar_last4 ~ '^\d{4}$'),
  passport_number text null,
  abha_id text collate "C" null,
  srf_id text collate "C" null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  constraint patient_pkey primary key (l_id, patient_id),
  constraint patient_code_key unique (l_id, patient_code),
  constraint patient_age_given check (
    birthdate is not null or coalesce(age_y, age_m, age_w, age_d, age_h) is not null)
);
create index patient_phone_idx on patient (l_id, phone, patient_id) where phone is not null;
create index patient_phone_2_idx on patient (l_id, phone_2, patient_id) where phone_2 is not null;
create index patient_abha_idx on patient (l_id, abha_id) where abha_id is not null;
create index patient_srf_idx on patient (l_id, srf_id) where srf_id is not null;

-- Every suffix of every word of the name, so that a prefix range finds "contains" (LIKE on trigrams cannot use its
-- index under row-level security).
create table patient_name_token (
  l_id int not null,
  token text collate "C" not null,
  patient_id uuid not null,
  constraint patient_name_token_pkey primary key (l_id, token, patient_id),
  constraint patient_name_token_patient_fkey foreign key (l_id, patient_id) references patient (l_id, patient_id)
);
create index patient_name_token_patient_idx on patient_name_token (l_id, patient_id, token);

create table bill (
  l_id int not null constraint bill_lab_fkey references lab (l_id),
  bill_id uuid not null,
  lab_no text collate "C" not null,
  patient_id uuid not null,
  location_id uuid not null,
  doctor_id uuid null,
  client text not null default '',
  booking_source text not null constraint bill_booking_source_known
    check (booking_source in ('walk_in', 'home_collection', 'opd', 'enquiry', 'request_callback')),
  priority text not null default 'routine' constraint bill_priority_known check (priority in ('routine', 'stat')),
  fasting_hours smallint null,
  -- Notification channel bits, spec §3.
  channels smallint not null default 0 constraint bill_channels_range check (channels between 0 and 63),
  language text not null default 'en' constraint bill_language_known check (language in ('en', 'hi', 'mr')),
  consent_given boolean not null default false,
  -- The discount on the whole bill as it was entered, null when it was an amount.
  discount_percent numeric(5, 2) null,
  discount_reason text null,
  created_at timestamptz not null default now(),
  created_by uuid not null constraint bill_created_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint bill_pkey primary key (l_id, bill_id),
  constraint bill_lab_no_key unique (l_id, lab_no),
  constraint bill_patient_fkey foreign key (l_id, patient_id) references patient (l_id, patient_id),
  constraint bill_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint bill_doctor_fkey foreign key (l_id, doctor_id) references doctor (l_id, doctor_id)
);
create index bill_patient_idx on bill (l_id, patient_id);
create index bill_location_idx on bill (l_id, location_id);
create index bill_doctor_idx on bill (l_id, doctor_id) where doctor_id is not null;
create index bill_created_by_idx on bill (created_by);
create index bill_created_at_idx on bill (l_id, created_at desc, bill_id desc);

-- What is priced: a test, a profile or a package. What belongs to a bill may be written before it: the bill comes last,
-- with the number that others wait for (ADR 4).
create table bill_line (
  l_id int not null,
  line_id uuid not null,
  bill_id uuid not null,
  position smallint not null,
  test_id uuid not null,
  test_version int not null,
  price_paise bigint not null,
  -- Which rule gave the price: 'lab_rate' or 'mrp'.
  price_source text not null,
  -- Given on the line itself, and its part of the discount on the bill.
  line_discount_paise bigint not null default 0,
  bill_discount_paise bigint not null default 0,
  discount_paise bigint not null generated always as (line_discount_paise + bill_discount_paise) stored,
  canceled_at timestamptz null,
  cancel_reason text null,
  constraint bill_line_pkey primary key (l_id, line_id),
  constraint bill_line_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id)
    deferrable initially deferred,
  constraint bill_line_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint bill_line_money check (
    line_discount_paise >= 0 and bill_discount_paise >= 0 and discount_paise <= price_paise)
);
create index bill_line_bill_idx on bill_line (l_id, bill_id);
create index bill_line_test_idx on bill_line (l_id, test_id);

create table payment (
  l_id int not null,
  payment_id uuid not null,
  bill_id uuid not null,
  mode text not null,
  amount_paise bigint not null constraint payment_amount_positive check (amount_paise > 0),
  reference text not null default '',
  received_at timestamptz not null default now(),
  received_by uuid not null,
  location_id uuid not null,
  reverses_payment_id uuid null,
  reason text null,
  constraint payment_pkey primary key (l_id, payment_id),
  constraint payment_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id)
    deferrable initially deferred,
  constraint payment_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint payment_reverses_fkey foreign key (l_id, reverses_payment_id) references payment (l_id, payment_id),
  constraint payment_reverses_key unique (l_id, reverses_payment_id)
);
create index payment_bill_idx on payment (l_id, bill_id);
create index payment_location_idx on payment (l_id, location_id);
create index payment_received_at_idx on payment (l_id, received_at desc, payment_id desc);

-- Double entry: each row debits one account and credits another by the same amount, so that no entry can be out of
-- balance (ADR 4). Rows of one document share entry_id.
create table journal_posting (
  l_id int not null,
  posting_id uuid not null,
  entry_id uuid not null,
  posted_at timestamptz not null default now(),
  kind text not null constraint journal_posting_kind_known
    check (kind in ('bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund')),
  debit_account text not null,
  credit_account text not null,
  amount_paise bigint not null constraint journal_posting_amount_positive check (amount_paise > 0),
  bill_id uuid not null,
  line_id uuid null,
  payment_id uuid null,
  posted_by uuid not null,
  constraint journal_posting_pkey primary key (l_id, posting_id),
  constraint journal_posting_two_accounts check (debit_account <> credit_account),
  constraint journal_posting_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id)
    deferrable initially deferred,
  constraint journal_posting_line_fkey foreign key (l_id, line_id) references bill_line (l_id, line_id),
  constraint journal_posting_payment_fkey foreign key (l_id, payment_id) references payment (l_id, payment_id)
);
create index journal_posting_bill_idx on journal_posting (l_id, bill_id);
create index journal_posting_line_idx on journal_posting (l_id, line_id) where line_id is not null;
create index journal_posting_payment_idx on journal_posting (l_id, payment_id) where payment_id is not null;

create trigger journal_posting_append_only before update or delete on journal_posting
  for each row execute function refuse_change();
create trigger journal_posting_no_truncate before truncate on journal_posting
  for each statement execute function refuse_change();
create trigger payment_append_only before update or delete on payment
  for each row execute function refuse_change();
create trigger payment_no_truncate before truncate on payment
  for each statement execute function refuse_change();

select protect_by_lab('patient', 'patient_name_token', 'bill', 'bill_line', 'payment', 'journal_posting');

grant select, insert, update on patient, bill, bill_line to nidan_app;
grant select, insert, delete on patient_name_token to nidan_app;
grant select, insert on payment, journal_posting to nidan_app;
