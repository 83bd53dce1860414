-- Agencies pay what they owe through the gateway (ADR 27): an order asks for a bill, or for the account of an agency.

-- The new references are looked at across all labs.
alter table payment_order no force row level security;
alter table payment_order_money no force row level security;
alter table agency no force row level security;
alter table agency_receipt no force row level security;

alter table payment_order
  alter column bill_id drop not null,
  add column agency_id uuid null,
  add constraint payment_order_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id),
  add constraint payment_order_payer_one check (num_nonnulls(bill_id, agency_id) = 1);
create index payment_order_agency_idx on payment_order (l_id, agency_id, created_at desc, order_id desc) where agency_id is not null;
-- One at a time for an account, so that nobody of the agency pays the same due twice.
create unique index payment_order_agency_open_key on payment_order (l_id, agency_id) where agency_id is not null and state in (0, 5);

-- Which invoices the money of an order is meant for; none: those that are due first.
create table payment_order_invoice (
  l_id int not null,
  order_id uuid not null,
  invoice_id uuid not null,
  constraint payment_order_invoice_pkey primary key (l_id, order_id, invoice_id),
  constraint payment_order_invoice_order_fkey foreign key (l_id, order_id) references payment_order (l_id, order_id),
  constraint payment_order_invoice_invoice_fkey foreign key (l_id, invoice_id) references agency_invoice (l_id, invoice_id)
);
create index payment_order_invoice_invoice_idx on payment_order_invoice (l_id, invoice_id);

-- Money of an agency is a receipt on its account.
alter table payment_order_money
  add column receipt_id uuid null,
  add constraint payment_order_money_receipt_fkey foreign key (l_id, receipt_id) references agency_receipt (l_id, receipt_id),
  drop constraint payment_order_money_booked_whole,
  add constraint payment_order_money_booked_whole check (
    (booked_at is null) = (booked_by is null) and (booked_at is null) = (num_nonnulls(payment_id, advance_id, receipt_id) = 0));
create unique index payment_order_money_receipt_key on payment_order_money (l_id, receipt_id) where receipt_id is not null;

alter table payment_order force row level security;
alter table payment_order_money force row level security;
alter table agency force row level security;
alter table agency_receipt force row level security;

select protect_by_lab('payment_order_invoice');
grant select, insert on payment_order_invoice to nidan_app;
grant update (receipt_id) on payment_order_money to nidan_app;
