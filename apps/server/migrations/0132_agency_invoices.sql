-- What agencies are invoiced of the bills that they pay, what pays which invoice, and what they promised.

alter table agency_account no force row level security;
-- How many days after it was sent an invoice is due.
alter table agency_account add column credit_days int not null default 30
  constraint agency_account_credit_days_range check (credit_days between 0 and 365);
alter table agency_account force row level security;
grant update (credit_days) on agency_account to nidan_app;

create table agency_invoice (
  l_id int not null,
  invoice_id uuid not null,
  agency_id uuid not null,
  location_id uuid not null,
  -- A period of the cycle, or what was late for the one before.
  kind text not null constraint agency_invoice_kind_known check (kind in ('cycle', 'supplementary')),
  cycle text not null constraint agency_invoice_cycle_known
    check (cycle in ('monthly', 'quarterly', 'fortnightly', '7days', 'daily')),
  from_day date not null,
  to_day date not null,
  -- Invoice, spec §4: draft 0, sent 10, unknown 90; how far it is paid is derived.
  state smallint not null constraint agency_invoice_state_known check (state in (0, 10, 90)),
  bills int not null,
  lines int not null,
  exempt_paise bigint not null,
  -- Without its tax.
  taxed_paise bigint not null,
  tax_paise bigint not null,
  -- A negative one is carried to the next.
  total_paise bigint not null constraint agency_invoice_total_positive check (total_paise > 0),
  print_mode text not null constraint agency_invoice_print_mode_known
    check (print_mode in ('mrp_slip', 'b2b_slip', 'both', 'none')),
  cut_at timestamptz not null,
  cut_by uuid not null constraint agency_invoice_cut_by_fkey references login_user (user_id),
  credit_days int not null,
  sent_at timestamptz null,
  sent_by uuid null constraint agency_invoice_sent_by_fkey references login_user (user_id),
  due_on date null,
  -- The credit note by which it is cancelled.
  cancel_note_id uuid null,
  version int not null default 1,
  constraint agency_invoice_pkey primary key (l_id, invoice_id),
  constraint agency_invoice_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id),
  constraint agency_invoice_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint agency_invoice_cancel_note_fkey foreign key (l_id, cancel_note_id) references accounting_note (l_id, note_id),
  constraint agency_invoice_days_in_order check (to_day >= from_day),
  constraint agency_invoice_sums check (exempt_paise + taxed_paise + tax_paise = total_paise),
  constraint agency_invoice_sent_whole check (num_nonnulls(sent_at, sent_by, due_on) % 3 = 0)
);
-- A period that is cut twice is cut once.
create unique index agency_invoice_period_key on agency_invoice (l_id, agency_id, from_day, to_day) where kind = 'cycle';
create index agency_invoice_agency_idx on agency_invoice (l_id, agency_id, cut_at desc, invoice_id desc);
create index agency_invoice_cut_idx on agency_invoice (l_id, cut_at desc, invoice_id desc);
create index agency_invoice_due_idx on agency_invoice (l_id, due_on) where state = 10;
create index agency_invoice_location_idx on agency_invoice (l_id, location_id);
create index agency_invoice_cut_by_idx on agency_invoice (cut_by);
create index agency_invoice_sent_by_idx on agency_invoice (sent_by) where sent_by is not null;
create index agency_invoice_cancel_note_idx on agency_invoice (l_id, cancel_note_id) where cancel_note_id is not null;

create table agency_invoice_line (
  l_id int not null,
  invoice_id uuid not null,
  position int not null,
  kind text not null constraint agency_invoice_line_kind_known check (kind in ('test', 'correction', 'debitNote')),
  bill_id uuid not null,
  -- The test; null of a debit note.
  line_id uuid null,
  -- With its tax; below zero: given back.
  amount_paise bigint not null constraint agency_invoice_line_amount_something check (amount_paise <> 0),
  tax_paise bigint not null,
  -- Null: exempt.
  gst_percent int null,
  -- How many postings the bill had on the account of the agency when it was cut: what is posted later is for a later invoice.
  postings int not null,
  constraint agency_invoice_line_pkey primary key (l_id, invoice_id, position),
  constraint agency_invoice_line_invoice_fkey foreign key (l_id, invoice_id) references agency_invoice (l_id, invoice_id),
  constraint agency_invoice_line_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint agency_invoice_line_line_fkey foreign key (l_id, line_id) references bill_line (l_id, line_id),
  constraint agency_invoice_line_of_test check ((kind = 'debitNote') = (line_id is null)),
  constraint agency_invoice_line_exempt_without_tax check (gst_percent is not null or tax_paise = 0)
);
-- A test is charged on one invoice; what became of it is a correction, once an invoice.
create unique index agency_invoice_line_test_key on agency_invoice_line (l_id, line_id) where kind = 'test';
create unique index agency_invoice_line_correction_key on agency_invoice_line (l_id, line_id, invoice_id);
create unique index agency_invoice_line_debit_key on agency_invoice_line (l_id, bill_id, invoice_id) where kind = 'debitNote';
create index agency_invoice_line_bill_idx on agency_invoice_line (l_id, bill_id);

-- A draft is cut anew or discarded; what was sent stays as it was.
create function keep_sent_invoice() returns trigger language plpgsql as $$
begin
  if old.state <> 0 and (tg_op = 'DELETE' or (new.state, new.total_paise, new.tax_paise, new.exempt_paise, new.due_on)
      is distinct from (old.state, old.total_paise, old.tax_paise, old.exempt_paise, old.due_on)) then
    raise exception 'an invoice that was sent is cancelled by a credit note, and not changed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger agency_invoice_keep_sent before update or delete on agency_invoice
  for each row execute function keep_sent_invoice();
create function keep_sent_invoice_line() returns trigger language plpgsql as $$
begin
  if exists (select from agency_invoice where l_id = old.l_id and invoice_id = old.invoice_id and state <> 0) then
    raise exception 'lines of an invoice that was sent are kept' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger agency_invoice_line_keep_sent before delete on agency_invoice_line
  for each row execute function keep_sent_invoice_line();

-- What a receipt or a credit note pays of an invoice; taken back by its end.
create table agency_allocation (
  l_id int not null,
  allocation_id uuid not null,
  invoice_id uuid not null,
  receipt_id uuid null,
  note_id uuid null,
  amount_paise bigint not null constraint agency_allocation_amount_positive check (amount_paise > 0),
  allocated_at timestamptz not null,
  allocated_by uuid not null constraint agency_allocation_allocated_by_fkey references login_user (user_id),
  ended_at timestamptz null,
  ended_by uuid null constraint agency_allocation_ended_by_fkey references login_user (user_id),
  reason text null,
  constraint agency_allocation_pkey primary key (l_id, allocation_id),
  constraint agency_allocation_invoice_fkey foreign key (l_id, invoice_id) references agency_invoice (l_id, invoice_id),
  constraint agency_allocation_receipt_fkey foreign key (l_id, receipt_id) references agency_receipt (l_id, receipt_id),
  constraint agency_allocation_note_fkey foreign key (l_id, note_id) references accounting_note (l_id, note_id),
  constraint agency_allocation_of_one check (num_nonnulls(receipt_id, note_id) = 1),
  constraint agency_allocation_ended_whole check (num_nonnulls(ended_at, ended_by, reason) % 3 = 0)
);
create index agency_allocation_invoice_idx on agency_allocation (l_id, invoice_id);
create index agency_allocation_receipt_idx on agency_allocation (l_id, receipt_id) where receipt_id is not null;
create index agency_allocation_note_idx on agency_allocation (l_id, note_id) where note_id is not null;
create index agency_allocation_at_idx on agency_allocation (l_id, allocated_at desc, allocation_id desc);
create index agency_allocation_allocated_by_idx on agency_allocation (allocated_by);
create index agency_allocation_ended_by_idx on agency_allocation (ended_by) where ended_by is not null;

-- What an agency promised to pay, and by which day.
create table agency_follow_up (
  l_id int not null,
  follow_up_id uuid not null,
  agency_id uuid not null,
  who text not null,
  note text not null default '',
  promised_on date not null,
  amount_paise bigint not null constraint agency_follow_up_amount_positive check (amount_paise > 0),
  noted_at timestamptz not null,
  noted_by uuid not null constraint agency_follow_up_noted_by_fkey references login_user (user_id),
  constraint agency_follow_up_pkey primary key (l_id, follow_up_id),
  constraint agency_follow_up_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id)
);
create index agency_follow_up_agency_idx on agency_follow_up (l_id, agency_id, noted_at desc, follow_up_id desc);
create index agency_follow_up_noted_idx on agency_follow_up (l_id, noted_at desc, follow_up_id desc);
create index agency_follow_up_noted_by_idx on agency_follow_up (noted_by);
create trigger agency_follow_up_append_only before update or delete on agency_follow_up
  for each row execute function refuse_change();
create trigger agency_follow_up_no_truncate before truncate on agency_follow_up
  for each statement execute function refuse_change();

-- Invoices of all agencies of a cycle, cut one agency after the other: it goes on behind the last one that it looked at.
create table agency_invoice_run (
  l_id int not null,
  run_id uuid not null,
  cycle text not null constraint agency_invoice_run_cycle_known
    check (cycle in ('monthly', 'quarterly', 'fortnightly', '7days', 'daily')),
  from_day date not null,
  to_day date not null,
  location_id uuid not null,
  agencies int not null,
  looked int not null default 0,
  made int not null default 0,
  total_paise bigint not null default 0,
  last_agency_id uuid null,
  begun_at timestamptz not null,
  begun_by uuid not null constraint agency_invoice_run_begun_by_fkey references login_user (user_id),
  ended_at timestamptz null,
  constraint agency_invoice_run_pkey primary key (l_id, run_id),
  constraint agency_invoice_run_location_fkey foreign key (l_id, location_id) references location (l_id, location_id)
);
-- One at a time.
create unique index agency_invoice_run_going_key on agency_invoice_run (l_id, cycle, from_day) where ended_at is null;
create index agency_invoice_run_begun_idx on agency_invoice_run (l_id, begun_at desc, run_id desc);
create index agency_invoice_run_begun_by_idx on agency_invoice_run (begun_by);
create index agency_invoice_run_location_idx on agency_invoice_run (l_id, location_id);

select protect_by_lab('agency_invoice', 'agency_invoice_line', 'agency_allocation', 'agency_follow_up', 'agency_invoice_run');
grant select, insert, delete, update (state, bills, lines, exempt_paise, taxed_paise, tax_paise, total_paise, print_mode, credit_days,
  cut_at, cut_by, sent_at, sent_by, due_on, cancel_note_id, version) on agency_invoice to nidan_app;
grant select, insert, delete on agency_invoice_line to nidan_app;
grant select, insert, update (ended_at, ended_by, reason) on agency_allocation to nidan_app;
grant select, insert on agency_follow_up to nidan_app;
grant select, insert, update (looked, made, total_paise, last_agency_id, ended_at) on agency_invoice_run to nidan_app;

alter table money_document no force row level security;
alter table money_document drop constraint money_document_series_known,
  add constraint money_document_series_known check (series in ('B', 'R', 'V', 'F', 'A', 'C', 'D', 'P', 'G', 'N', 'M', 'E', 'Y', 'I', 'T',
    'K', 'U', 'W', 'J', 'O', 'S', 'Q', 'L', 'H', 'Z', 'X')) not valid;
alter table money_document validate constraint money_document_series_known;
alter table money_document force row level security;
