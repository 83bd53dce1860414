-- Money that patients pay ahead (spec §4 "Customer advance"): what is left of it is a query over journal_posting.

create table customer_advance (
  l_id int not null constraint customer_advance_lab_fkey references lab (l_id),
  advance_id uuid not null,
  patient_id uuid not null,
  state smallint not null constraint customer_advance_state_known check (state in (0, 10, 20, 50, 100)),
  mode text not null,
  reference text not null default '',
  amount_paise bigint not null constraint customer_advance_amount_positive check (amount_paise > 0),
  -- The bill of whose payment it is what was too much.
  bill_id uuid null,
  location_id uuid not null,
  received_at timestamptz not null,
  received_by uuid not null,
  decided_at timestamptz null,
  decided_by uuid null,
  decision_reason text null,
  version int not null default 1,
  constraint customer_advance_pkey primary key (l_id, advance_id),
  -- A bill and its patient are written after the money of it (ADR 4).
  constraint customer_advance_patient_fkey foreign key (l_id, patient_id) references patient (l_id, patient_id)
    deferrable initially deferred,
  constraint customer_advance_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id)
    deferrable initially deferred,
  constraint customer_advance_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint customer_advance_decided_whole check (
    (decided_at is null) = (decided_by is null) and (state not in (50, 100) or decision_reason is not null)),
  constraint customer_advance_second_person check (state = 100 or decided_by <> received_by)
);
create index customer_advance_patient_idx on customer_advance (l_id, patient_id, advance_id);
create index customer_advance_bill_idx on customer_advance (l_id, bill_id) where bill_id is not null;
create index customer_advance_location_idx on customer_advance (l_id, location_id);
create index customer_advance_received_at_idx on customer_advance (l_id, received_at desc, advance_id desc);

-- Money of an advance that went back to the patient.
create table advance_return (
  l_id int not null,
  return_id uuid not null,
  advance_id uuid not null,
  mode text not null,
  reference text not null default '',
  amount_paise bigint not null constraint advance_return_amount_positive check (amount_paise > 0),
  reason text not null,
  location_id uuid not null,
  returned_at timestamptz not null,
  returned_by uuid not null,
  constraint advance_return_pkey primary key (l_id, return_id),
  constraint advance_return_advance_fkey foreign key (l_id, advance_id) references customer_advance (l_id, advance_id),
  constraint advance_return_location_fkey foreign key (l_id, location_id) references location (l_id, location_id)
);
create index advance_return_advance_idx on advance_return (l_id, advance_id);
create index advance_return_location_idx on advance_return (l_id, location_id);
create trigger advance_return_append_only before update or delete on advance_return
  for each row execute function refuse_change();
create trigger advance_return_no_truncate before truncate on advance_return
  for each statement execute function refuse_change();

select protect_by_lab('customer_advance', 'advance_return');
grant select, insert on customer_advance, advance_return to nidan_app;
grant update (patient_id, state, decided_at, decided_by, decision_reason, version) on customer_advance to nidan_app;

alter table customer_advance no force row level security;
alter table payment no force row level security;
alter table journal_posting no force row level security;
alter table money_document no force row level security;

-- The advance that a payment is taken from, and that a posting belongs to.
alter table payment add column advance_id uuid null,
  add constraint payment_advance_fkey foreign key (l_id, advance_id) references customer_advance (l_id, advance_id),
  add constraint payment_advance_given check ((mode = 'customer advance') = (advance_id is not null));
create index payment_advance_idx on payment (l_id, advance_id) where advance_id is not null;

-- Money that is paid ahead is of no bill. `document_id` is whose number such a posting carries.
alter table journal_posting alter column bill_id drop not null,
  add column advance_id uuid null,
  add column document_id uuid null,
  add constraint journal_posting_advance_fkey foreign key (l_id, advance_id)
    references customer_advance (l_id, advance_id) deferrable initially deferred,
  add constraint journal_posting_of_something check (num_nonnulls(bill_id, advance_id) > 0) not valid;
create index journal_posting_advance_idx on journal_posting (l_id, advance_id) where advance_id is not null;
alter table journal_posting drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff', 'advance',
    'advanceReturn')) not valid;
alter table money_document drop constraint money_document_series_known,
  add constraint money_document_series_known check (series in ('B', 'R', 'V', 'F', 'A')) not valid;
alter table journal_posting validate constraint journal_posting_of_something;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table money_document validate constraint money_document_series_known;

alter table customer_advance force row level security;
alter table payment force row level security;
alter table journal_posting force row level security;
alter table money_document force row level security;
