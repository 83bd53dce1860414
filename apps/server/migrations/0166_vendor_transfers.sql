-- The bank transfer by which a payment to a vendor was made.

create table vendor_payment_transfer (
  l_id int not null,
  payment_id uuid not null,
  transferred_on date not null,
  -- Reference of the bank, in capitals.
  utr text not null constraint vendor_payment_transfer_utr_format check (utr ~ '^[A-Z0-9]{6,22}$'),
  recorded_at timestamptz not null,
  recorded_by uuid not null constraint vendor_payment_transfer_recorded_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint vendor_payment_transfer_pkey primary key (l_id, payment_id),
  constraint vendor_payment_transfer_payment_fkey foreign key (l_id, payment_id) references vendor_payment (l_id, payment_id),
  constraint vendor_payment_transfer_utr_key unique (l_id, utr)
);
create index vendor_payment_transfer_recorded_by_idx on vendor_payment_transfer (recorded_by);

select protect_by_lab('vendor_payment_transfer');
grant select, insert, update (transferred_on, utr, recorded_at, recorded_by, version) on vendor_payment_transfer to nidan_app;
