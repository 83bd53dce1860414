-- Credit and debit notes to patients and agencies (spec §7 /api/accounting-document): what is left of a credit note is a query over
-- journal_posting.

create table accounting_note (
  l_id int not null constraint accounting_note_lab_fkey references lab (l_id),
  note_id uuid not null,
  kind text not null constraint accounting_note_kind_known check (kind in ('credit', 'debit')),
  state smallint not null constraint accounting_note_state_known check (state in (50, 30, 40, 100)),
  patient_id uuid null,
  agency_id uuid null,
  -- The bill that it corrects; null for a credit note that is given for another reason.
  bill_id uuid null,
  amount_paise bigint not null constraint accounting_note_amount_positive check (amount_paise > 0),
  reason text not null,
  location_id uuid not null,
  made_at timestamptz not null,
  made_by uuid not null,
  -- When it got its number and was posted.
  generated_at timestamptz null,
  decided_at timestamptz null,
  decided_by uuid null,
  decision_reason text null,
  version int not null default 1,
  constraint accounting_note_pkey primary key (l_id, note_id),
  constraint accounting_note_patient_fkey foreign key (l_id, patient_id) references patient (l_id, patient_id),
  constraint accounting_note_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id),
  constraint accounting_note_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint accounting_note_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint accounting_note_of_one_party check (num_nonnulls(patient_id, agency_id) = 1),
  constraint accounting_note_debit_of_bill check (kind = 'credit' or bill_id is not null),
  constraint accounting_note_posted_when_generated check ((state not in (40, 100)) = (generated_at is null)),
  constraint accounting_note_decided_whole check (
    (decided_at is null) = (decided_by is null) and (state not in (30, 100) or decision_reason is not null)),
  constraint accounting_note_second_person check (state <> 30 or decided_by <> made_by)
);
create index accounting_note_patient_idx on accounting_note (l_id, patient_id, note_id) where patient_id is not null;
create index accounting_note_agency_idx on accounting_note (l_id, agency_id, note_id) where agency_id is not null;
create index accounting_note_bill_idx on accounting_note (l_id, bill_id) where bill_id is not null;
create index accounting_note_location_idx on accounting_note (l_id, location_id);
create index accounting_note_made_at_idx on accounting_note (l_id, made_at desc, note_id desc);

-- What a note gives or claims of each line of its bill.
create table accounting_note_line (
  l_id int not null,
  note_id uuid not null,
  line_id uuid not null,
  amount_paise bigint not null constraint accounting_note_line_amount_positive check (amount_paise > 0),
  constraint accounting_note_line_pkey primary key (l_id, note_id, line_id),
  constraint accounting_note_line_note_fkey foreign key (l_id, note_id) references accounting_note (l_id, note_id),
  constraint accounting_note_line_line_fkey foreign key (l_id, line_id) references bill_line (l_id, line_id)
);
create index accounting_note_line_line_idx on accounting_note_line (l_id, line_id);
create trigger accounting_note_line_append_only before update or delete on accounting_note_line
  for each row execute function refuse_change();
create trigger accounting_note_line_no_truncate before truncate on accounting_note_line
  for each statement execute function refuse_change();

select protect_by_lab('accounting_note', 'accounting_note_line');
grant select, insert on accounting_note, accounting_note_line to nidan_app;
grant update (patient_id, state, generated_at, decided_at, decided_by, decision_reason, version) on accounting_note to nidan_app;

alter table accounting_note no force row level security;
alter table payment no force row level security;
alter table journal_posting no force row level security;
alter table money_document no force row level security;

-- The credit note that a payment is taken from, and the note that a posting belongs to.
alter table payment add column note_id uuid null,
  add constraint payment_note_fkey foreign key (l_id, note_id) references accounting_note (l_id, note_id),
  add constraint payment_note_given check ((mode = 'credit note') = (note_id is not null));
create index payment_note_idx on payment (l_id, note_id) where note_id is not null;

alter table journal_posting add column note_id uuid null,
  add constraint journal_posting_note_fkey foreign key (l_id, note_id) references accounting_note (l_id, note_id);
create index journal_posting_note_idx on journal_posting (l_id, note_id) where note_id is not null;
alter table journal_posting drop constraint journal_posting_of_something,
  add constraint journal_posting_of_something check (num_nonnulls(bill_id, advance_id, note_id) > 0) not valid;
alter table journal_posting drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff', 'advance',
    'advanceReturn', 'creditNote', 'debitNote', 'noteCancel')) not valid;
alter table money_document drop constraint money_document_series_known,
  add constraint money_document_series_known check (series in ('B', 'R', 'V', 'F', 'A', 'C', 'D')) not valid;
alter table journal_posting validate constraint journal_posting_of_something;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table money_document validate constraint money_document_series_known;

alter table accounting_note force row level security;
alter table payment force row level security;
alter table journal_posting force row level security;
alter table money_document force row level security;
