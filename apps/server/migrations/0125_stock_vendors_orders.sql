-- What is ordered from vendors, what came of it, what they charge for it and what they are paid.

create table purchase_order (
  l_id int not null,
  order_id uuid not null,
  vendor_id uuid not null,
  address_id uuid not null,
  store_id uuid not null,
  tax_kind text not null constraint purchase_order_tax_kind_known check (tax_kind in ('INTER_STATE', 'INTRA_STATE')),
  due_on date not null,
  over_percent smallint not null constraint purchase_order_over_range check (over_percent between 0 and 10),
  note text not null default '',
  -- 50 stands for 60 and 70 too, which follow from the receipts.
  state smallint not null constraint purchase_order_state_known check (state in (0, 10, 20, 40, 50, 90, 100)),
  total_paise bigint not null constraint purchase_order_total_not_negative check (total_paise >= 0),
  -- Why it was cancelled or sent back.
  reason text null,
  made_at timestamptz not null,
  made_by uuid not null constraint purchase_order_made_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint purchase_order_pkey primary key (l_id, order_id),
  constraint purchase_order_document_fkey foreign key (l_id, order_id) references supply_document (l_id, document_id),
  constraint purchase_order_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id),
  constraint purchase_order_address_fkey foreign key (l_id, address_id) references vendor_address (l_id, address_id),
  constraint purchase_order_store_fkey foreign key (l_id, store_id) references store (l_id, store_id),
  constraint purchase_order_cancelled_why check (state not in (90, 100) or reason is not null)
);
create index purchase_order_vendor_idx on purchase_order (l_id, vendor_id, made_at desc);
create index purchase_order_address_idx on purchase_order (l_id, address_id);
create index purchase_order_store_idx on purchase_order (l_id, store_id);
create index purchase_order_made_by_idx on purchase_order (made_by);
create index purchase_order_made_idx on purchase_order (l_id, made_at desc, order_id desc);

create table purchase_order_line (
  l_id int not null,
  line_id uuid not null,
  order_id uuid not null,
  position smallint not null,
  item_id uuid not null,
  unit text collate "C" not null,
  -- Thousandths of the unit.
  quantity bigint not null constraint purchase_order_line_quantity_positive check (quantity > 0),
  -- Of it, what is not to come any more.
  canceled bigint not null default 0,
  rate_paise bigint not null constraint purchase_order_line_rate_not_negative check (rate_paise >= 0),
  discount_basis_points int not null constraint purchase_order_line_discount_range check (discount_basis_points between 0 and 10000),
  gst_percent smallint not null constraint purchase_order_line_gst_known check (gst_percent in (0, 5, 18, 40)),
  contract_id uuid null,
  contract_paise bigint null,
  constraint purchase_order_line_pkey primary key (l_id, line_id),
  constraint purchase_order_line_order_fkey foreign key (l_id, order_id) references purchase_order (l_id, order_id),
  constraint purchase_order_line_item_fkey foreign key (l_id, item_id) references item (l_id, item_id),
  constraint purchase_order_line_contract_fkey foreign key (l_id, contract_id) references rate_contract (l_id, contract_id),
  constraint purchase_order_line_item_key unique (l_id, order_id, item_id),
  constraint purchase_order_line_canceled_range check (canceled between 0 and quantity),
  constraint purchase_order_line_contract_whole check ((contract_id is null) = (contract_paise is null))
);
create index purchase_order_line_item_idx on purchase_order_line (l_id, item_id);
create index purchase_order_line_contract_idx on purchase_order_line (l_id, contract_id) where contract_id is not null;

create table purchase_order_charge (
  l_id int not null,
  order_id uuid not null,
  charge text not null constraint purchase_order_charge_known check (charge in ('Freight', 'P&F', 'Others', 'Round Off', 'Extra Freight')),
  amount_paise bigint not null,
  gst_percent smallint not null constraint purchase_order_charge_gst_known check (gst_percent in (0, 5, 18, 40)),
  constraint purchase_order_charge_pkey primary key (l_id, order_id, charge),
  constraint purchase_order_charge_order_fkey foreign key (l_id, order_id) references purchase_order (l_id, order_id),
  constraint purchase_order_charge_round_off check (charge <> 'Round Off' or abs(amount_paise) <= 50)
);

-- Goods that came of an order (a goods received note).
create table goods_receipt (
  l_id int not null,
  receipt_id uuid not null,
  order_id uuid not null,
  challan_no text not null default '',
  -- Of the box when it came, in tenths of a degree Celsius.
  temperature smallint null,
  note text not null default '',
  made_at timestamptz not null,
  made_by uuid not null constraint goods_receipt_made_by_fkey references login_user (user_id),
  constraint goods_receipt_pkey primary key (l_id, receipt_id),
  constraint goods_receipt_document_fkey foreign key (l_id, receipt_id) references supply_document (l_id, document_id),
  constraint goods_receipt_order_fkey foreign key (l_id, order_id) references purchase_order (l_id, order_id)
);
create index goods_receipt_order_idx on goods_receipt (l_id, order_id);
create index goods_receipt_made_by_idx on goods_receipt (made_by);
create index goods_receipt_made_idx on goods_receipt (l_id, made_at desc, receipt_id desc);

create table goods_receipt_line (
  l_id int not null,
  receipt_line_id uuid not null,
  receipt_id uuid not null,
  order_line_id uuid not null,
  -- Null where all of it was rejected.
  lot_id uuid null,
  -- Thousandths of the unit of the order: found good, come without charge, sent back at the door.
  accepted bigint not null constraint goods_receipt_line_accepted_not_negative check (accepted >= 0),
  free bigint not null constraint goods_receipt_line_free_not_negative check (free >= 0),
  rejected bigint not null constraint goods_receipt_line_rejected_not_negative check (rejected >= 0),
  reject_reason text null,
  -- Why a lot was taken with fewer days than the rule asks for.
  short_life_reason text null,
  value_paise bigint not null constraint goods_receipt_line_value_not_negative check (value_paise >= 0),
  constraint goods_receipt_line_pkey primary key (l_id, receipt_line_id),
  constraint goods_receipt_line_receipt_fkey foreign key (l_id, receipt_id) references goods_receipt (l_id, receipt_id),
  constraint goods_receipt_line_order_line_fkey foreign key (l_id, order_line_id) references purchase_order_line (l_id, line_id),
  constraint goods_receipt_line_lot_fkey foreign key (l_id, lot_id) references stock_lot (l_id, lot_id),
  constraint goods_receipt_line_of_lot check ((accepted + free > 0) = (lot_id is not null)),
  constraint goods_receipt_line_something check (accepted + free + rejected > 0),
  constraint goods_receipt_line_rejected_why check ((rejected > 0) = (reject_reason is not null))
);
create index goods_receipt_line_receipt_idx on goods_receipt_line (l_id, receipt_id);
create index goods_receipt_line_order_line_idx on goods_receipt_line (l_id, order_line_id);
create index goods_receipt_line_lot_idx on goods_receipt_line (l_id, lot_id) where lot_id is not null;

create trigger goods_receipt_append_only before update or delete on goods_receipt
  for each row execute function refuse_change();
create trigger goods_receipt_no_truncate before truncate on goods_receipt
  for each statement execute function refuse_change();
create trigger goods_receipt_line_append_only before update or delete on goods_receipt_line
  for each row execute function refuse_change();
create trigger goods_receipt_line_no_truncate before truncate on goods_receipt_line
  for each statement execute function refuse_change();

select protect_by_lab('purchase_order', 'purchase_order_line', 'purchase_order_charge', 'goods_receipt', 'goods_receipt_line');
grant select, insert, update on purchase_order to nidan_app;
grant select, insert, update (canceled), delete on purchase_order_line to nidan_app;
grant select, insert, delete on purchase_order_charge to nidan_app;
grant select, insert on goods_receipt, goods_receipt_line to nidan_app;
