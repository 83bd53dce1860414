-- What vendors charge, what goes back to them, what is claimed from them and what they are paid.

create table vendor_invoice (
  l_id int not null,
  invoice_id uuid not null,
  vendor_id uuid not null,
  order_id uuid not null,
  location_id uuid not null,
  -- As the vendor printed it; in capitals and without blanks for being used once.
  invoice_no text not null constraint vendor_invoice_no_not_blank check (invoice_no ~ '\S'),
  invoice_key text not null,
  dated date not null,
  due_on date not null,
  tax_kind text not null constraint vendor_invoice_tax_kind_known check (tax_kind in ('INTER_STATE', 'INTRA_STATE')),
  taxable_paise bigint not null,
  charges_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  round_off_paise bigint not null constraint vendor_invoice_round_off_range check (abs(round_off_paise) <= 50),
  total_paise bigint not null constraint vendor_invoice_total_positive check (total_paise > 0),
  -- Value of goods received that it was posted against; null before it is posted.
  cleared_paise bigint null,
  -- Waits for an approval while it differs from what was ordered and received.
  state text not null constraint vendor_invoice_state_known check (state in ('waiting', 'posted', 'rejected')),
  reason text null,
  made_at timestamptz not null,
  made_by uuid not null constraint vendor_invoice_made_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint vendor_invoice_pkey primary key (l_id, invoice_id),
  constraint vendor_invoice_document_fkey foreign key (l_id, invoice_id) references supply_document (l_id, document_id),
  constraint vendor_invoice_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id),
  constraint vendor_invoice_order_fkey foreign key (l_id, order_id) references purchase_order (l_id, order_id),
  constraint vendor_invoice_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint vendor_invoice_tax_of_kind check (
    case tax_kind when 'INTER_STATE' then cgst_paise = 0 and sgst_paise = 0 else igst_paise = 0 and cgst_paise = sgst_paise end),
  constraint vendor_invoice_sum check (
    total_paise = taxable_paise + charges_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise),
  constraint vendor_invoice_cleared_when_posted check ((state = 'posted') = (cleared_paise is not null))
);
create unique index vendor_invoice_used_key on vendor_invoice (l_id, vendor_id, invoice_key) where state <> 'rejected';
create index vendor_invoice_vendor_idx on vendor_invoice (l_id, vendor_id, due_on);
create index vendor_invoice_order_idx on vendor_invoice (l_id, order_id);
create index vendor_invoice_location_idx on vendor_invoice (l_id, location_id);
create index vendor_invoice_made_by_idx on vendor_invoice (made_by);
create index vendor_invoice_made_idx on vendor_invoice (l_id, made_at desc, invoice_id desc);

create table vendor_invoice_line (
  l_id int not null,
  invoice_id uuid not null,
  order_line_id uuid not null,
  -- Thousandths of the unit of the order.
  quantity bigint not null constraint vendor_invoice_line_quantity_positive check (quantity > 0),
  rate_paise bigint not null constraint vendor_invoice_line_rate_not_negative check (rate_paise >= 0),
  discount_basis_points int not null constraint vendor_invoice_line_discount_range check (discount_basis_points between 0 and 10000),
  gst_percent smallint not null constraint vendor_invoice_line_gst_known check (gst_percent in (0, 5, 18, 40)),
  taxable_paise bigint not null,
  -- Where it differed from what was ordered and received when it came.
  faults text[] not null default '{}',
  constraint vendor_invoice_line_pkey primary key (l_id, invoice_id, order_line_id),
  constraint vendor_invoice_line_invoice_fkey foreign key (l_id, invoice_id) references vendor_invoice (l_id, invoice_id),
  constraint vendor_invoice_line_order_line_fkey foreign key (l_id, order_line_id) references purchase_order_line (l_id, line_id)
);
create index vendor_invoice_line_order_line_idx on vendor_invoice_line (l_id, order_line_id);

-- Goods that go back to a vendor; stock leaves once it is approved.
create table material_return (
  l_id int not null,
  return_id uuid not null,
  order_id uuid not null,
  vendor_id uuid not null,
  store_id uuid not null,
  reason text not null constraint material_return_reason_not_blank check (reason ~ '\S'),
  -- What the lots cost; null before it is approved.
  value_paise bigint null,
  state text not null constraint material_return_state_known check (state in ('waiting', 'posted', 'rejected')),
  made_at timestamptz not null,
  made_by uuid not null constraint material_return_made_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint material_return_pkey primary key (l_id, return_id),
  constraint material_return_order_fkey foreign key (l_id, order_id) references purchase_order (l_id, order_id),
  constraint material_return_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id),
  constraint material_return_store_fkey foreign key (l_id, store_id) references store (l_id, store_id),
  constraint material_return_valued_when_posted check ((state = 'posted') = (value_paise is not null))
);
create index material_return_order_idx on material_return (l_id, order_id);
create index material_return_vendor_idx on material_return (l_id, vendor_id);
create index material_return_store_idx on material_return (l_id, store_id);
create index material_return_made_by_idx on material_return (made_by);
create index material_return_made_idx on material_return (l_id, made_at desc, return_id desc);

create table material_return_line (
  l_id int not null,
  return_id uuid not null,
  lot_id uuid not null,
  -- Thousandths of the base unit of its item.
  quantity bigint not null constraint material_return_line_quantity_positive check (quantity > 0),
  constraint material_return_line_pkey primary key (l_id, return_id, lot_id),
  constraint material_return_line_return_fkey foreign key (l_id, return_id) references material_return (l_id, return_id),
  constraint material_return_line_lot_fkey foreign key (l_id, lot_id) references stock_lot (l_id, lot_id)
);
create index material_return_line_lot_idx on material_return_line (l_id, lot_id);

-- A claim against a vendor (spec §4 "Debit note"): of an invoice, or for what went back.
create table vendor_debit_note (
  l_id int not null,
  note_id uuid not null,
  vendor_id uuid not null,
  invoice_id uuid not null,
  return_id uuid null,
  location_id uuid not null,
  amount_paise bigint not null constraint vendor_debit_note_amount_positive check (amount_paise > 0),
  state smallint not null constraint vendor_debit_note_state_known check (state in (0, 5, 20, 30, 40, 50)),
  reason text not null constraint vendor_debit_note_reason_not_blank check (reason ~ '\S'),
  decision text null,
  made_at timestamptz not null,
  made_by uuid not null constraint vendor_debit_note_made_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint vendor_debit_note_pkey primary key (l_id, note_id),
  constraint vendor_debit_note_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id),
  constraint vendor_debit_note_invoice_fkey foreign key (l_id, invoice_id) references vendor_invoice (l_id, invoice_id),
  constraint vendor_debit_note_return_fkey foreign key (l_id, return_id) references material_return (l_id, return_id),
  constraint vendor_debit_note_location_fkey foreign key (l_id, location_id) references location (l_id, location_id)
);
create unique index vendor_debit_note_return_key on vendor_debit_note (l_id, return_id) where return_id is not null and state <> 30;
create index vendor_debit_note_return_idx on vendor_debit_note (l_id, return_id) where return_id is not null;
create index vendor_debit_note_vendor_idx on vendor_debit_note (l_id, vendor_id);
create index vendor_debit_note_invoice_idx on vendor_debit_note (l_id, invoice_id);
create index vendor_debit_note_location_idx on vendor_debit_note (l_id, location_id);
create index vendor_debit_note_made_by_idx on vendor_debit_note (made_by);
create index vendor_debit_note_made_idx on vendor_debit_note (l_id, made_at desc, note_id desc);

create table vendor_payment (
  l_id int not null,
  payment_id uuid not null,
  vendor_id uuid not null,
  bank_id uuid not null,
  location_id uuid not null,
  -- Before TDS.
  gross_paise bigint not null constraint vendor_payment_gross_positive check (gross_paise > 0),
  tds_section text null,
  tds_paise bigint not null,
  paid_at timestamptz not null,
  paid_by uuid not null constraint vendor_payment_paid_by_fkey references login_user (user_id),
  constraint vendor_payment_pkey primary key (l_id, payment_id),
  constraint vendor_payment_document_fkey foreign key (l_id, payment_id) references supply_document (l_id, document_id),
  constraint vendor_payment_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id),
  constraint vendor_payment_bank_fkey foreign key (l_id, bank_id) references vendor_bank (l_id, bank_id),
  constraint vendor_payment_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint vendor_payment_tds_range check (tds_paise between 0 and gross_paise),
  constraint vendor_payment_tds_of_section check (tds_paise = 0 or tds_section is not null)
);
create index vendor_payment_vendor_idx on vendor_payment (l_id, vendor_id, paid_at);
create index vendor_payment_bank_idx on vendor_payment (l_id, bank_id);
create index vendor_payment_location_idx on vendor_payment (l_id, location_id);
create index vendor_payment_paid_by_idx on vendor_payment (paid_by);
create index vendor_payment_paid_idx on vendor_payment (l_id, paid_at desc, payment_id desc);

create table vendor_payment_invoice (
  l_id int not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  amount_paise bigint not null constraint vendor_payment_invoice_amount_positive check (amount_paise > 0),
  constraint vendor_payment_invoice_pkey primary key (l_id, payment_id, invoice_id),
  constraint vendor_payment_invoice_payment_fkey foreign key (l_id, payment_id) references vendor_payment (l_id, payment_id),
  constraint vendor_payment_invoice_invoice_fkey foreign key (l_id, invoice_id) references vendor_invoice (l_id, invoice_id)
);
create index vendor_payment_invoice_invoice_idx on vendor_payment_invoice (l_id, invoice_id);

create trigger vendor_invoice_line_append_only before update or delete on vendor_invoice_line
  for each row execute function refuse_change();
create trigger vendor_invoice_line_no_truncate before truncate on vendor_invoice_line
  for each statement execute function refuse_change();
create trigger material_return_line_append_only before update or delete on material_return_line
  for each row execute function refuse_change();
create trigger material_return_line_no_truncate before truncate on material_return_line
  for each statement execute function refuse_change();
create trigger vendor_payment_append_only before update or delete on vendor_payment
  for each row execute function refuse_change();
create trigger vendor_payment_no_truncate before truncate on vendor_payment
  for each statement execute function refuse_change();
create trigger vendor_payment_invoice_append_only before update or delete on vendor_payment_invoice
  for each row execute function refuse_change();
create trigger vendor_payment_invoice_no_truncate before truncate on vendor_payment_invoice
  for each statement execute function refuse_change();

select protect_by_lab('vendor_invoice', 'vendor_invoice_line', 'material_return', 'material_return_line', 'vendor_debit_note',
  'vendor_payment', 'vendor_payment_invoice');
grant select, insert, update (state, cleared_paise, reason, version) on vendor_invoice to nidan_app;
grant select, insert, update (state, value_paise, version) on material_return to nidan_app;
grant select, insert, update (state, decision, version) on vendor_debit_note to nidan_app;
grant select, insert on vendor_invoice_line, material_return_line, vendor_payment, vendor_payment_invoice to nidan_app;

alter table journal_posting no force row level security;
alter table journal_posting drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff', 'advance',
    'advanceReturn', 'creditNote', 'debitNote', 'noteCancel', 'cashDifference', 'stockIn', 'stockOpened', 'stockUsed', 'stockWasted',
    'stockAdjusted', 'stockMoved', 'vendorInvoice', 'vendorDebit', 'vendorPayment', 'vendorTds')) not valid;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table journal_posting force row level security;
