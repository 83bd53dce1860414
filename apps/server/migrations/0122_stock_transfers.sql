-- Indents (requests of a store for stock), transfers between stores, and counts of stores. Each is a document of supply under the same id.

create table indent (
  l_id int not null,
  indent_id uuid not null,
  -- Who gives, and who asks.
  from_store_id uuid not null,
  to_store_id uuid not null,
  -- Indent-style, spec §4.
  state smallint not null constraint indent_state_known check (state in (0, 10, 20, 40, 50, 90)),
  needed_on date null,
  note text not null default '',
  made_at timestamptz not null,
  made_by uuid not null constraint indent_made_by_fkey references login_user (user_id),
  accepted_at timestamptz null,
  accepted_by uuid null constraint indent_accepted_by_fkey references login_user (user_id),
  approved_at timestamptz null,
  approved_by uuid null constraint indent_approved_by_fkey references login_user (user_id),
  canceled_at timestamptz null,
  canceled_by uuid null constraint indent_canceled_by_fkey references login_user (user_id),
  cancel_reason text null,
  version int not null default 1,
  constraint indent_pkey primary key (l_id, indent_id),
  constraint indent_document_fkey foreign key (l_id, indent_id) references supply_document (l_id, document_id),
  constraint indent_from_store_fkey foreign key (l_id, from_store_id) references store (l_id, store_id),
  constraint indent_to_store_fkey foreign key (l_id, to_store_id) references store (l_id, store_id),
  constraint indent_two_stores check (from_store_id <> to_store_id),
  constraint indent_approved_by_another check (approved_by <> made_by),
  constraint indent_accepted_whole check ((accepted_at is null) = (accepted_by is null)),
  constraint indent_approved_whole check ((approved_at is null) = (approved_by is null) and (state not in (40, 50) or approved_at is not null)),
  constraint indent_canceled_whole check ((state = 90) = (canceled_at is not null) and num_nulls(canceled_at, canceled_by, cancel_reason) % 3 = 0)
);
create index indent_made_idx on indent (l_id, made_at desc, indent_id desc);
create index indent_from_store_idx on indent (l_id, from_store_id);
create index indent_to_store_idx on indent (l_id, to_store_id);
create index indent_made_by_idx on indent (made_by);
create index indent_accepted_by_idx on indent (accepted_by) where accepted_by is not null;
create index indent_approved_by_idx on indent (approved_by) where approved_by is not null;
create index indent_canceled_by_idx on indent (canceled_by) where canceled_by is not null;

create table indent_line (
  l_id int not null,
  indent_id uuid not null,
  item_id uuid not null,
  line_no smallint not null,
  -- Thousandths of the base unit.
  quantity bigint not null constraint indent_line_quantity_positive check (quantity > 0),
  constraint indent_line_pkey primary key (l_id, indent_id, item_id),
  constraint indent_line_indent_fkey foreign key (l_id, indent_id) references indent (l_id, indent_id),
  constraint indent_line_item_fkey foreign key (l_id, item_id) references item (l_id, item_id)
);
create index indent_line_item_idx on indent_line (l_id, item_id);

-- Stock that goes from one store to another, over a road while it is on its way.
create table stock_transfer (
  l_id int not null,
  transfer_id uuid not null,
  -- Null: nobody asked for it.
  indent_id uuid null,
  from_store_id uuid not null,
  to_store_id uuid not null,
  -- Null until it is sent.
  road_id uuid null,
  -- Inter-location transfer, spec §4; 100, 110, 130 and 140 follow from quantities.
  state smallint not null constraint stock_transfer_state_known check (state in (0, 20, 40, 90, 120)),
  note text not null default '',
  made_at timestamptz not null,
  made_by uuid not null constraint stock_transfer_made_by_fkey references login_user (user_id),
  sent_at timestamptz null,
  sent_by uuid null constraint stock_transfer_sent_by_fkey references login_user (user_id),
  canceled_at timestamptz null,
  canceled_by uuid null constraint stock_transfer_canceled_by_fkey references login_user (user_id),
  cancel_reason text null,
  version int not null default 1,
  constraint stock_transfer_pkey primary key (l_id, transfer_id),
  constraint stock_transfer_document_fkey foreign key (l_id, transfer_id) references supply_document (l_id, document_id),
  constraint stock_transfer_indent_fkey foreign key (l_id, indent_id) references indent (l_id, indent_id),
  constraint stock_transfer_from_store_fkey foreign key (l_id, from_store_id) references store (l_id, store_id),
  constraint stock_transfer_to_store_fkey foreign key (l_id, to_store_id) references store (l_id, store_id),
  constraint stock_transfer_road_fkey foreign key (l_id, road_id) references store (l_id, store_id),
  constraint stock_transfer_two_stores check (from_store_id <> to_store_id),
  constraint stock_transfer_sent_whole check ((state = 120) = (sent_at is not null) and num_nulls(sent_at, sent_by, road_id) % 3 = 0),
  constraint stock_transfer_canceled_whole
    check ((state = 90) = (canceled_at is not null) and num_nulls(canceled_at, canceled_by, cancel_reason) % 3 = 0)
);
create index stock_transfer_made_idx on stock_transfer (l_id, made_at desc, transfer_id desc);
create index stock_transfer_indent_idx on stock_transfer (l_id, indent_id) where indent_id is not null;
create index stock_transfer_from_store_idx on stock_transfer (l_id, from_store_id);
create index stock_transfer_to_store_idx on stock_transfer (l_id, to_store_id);
create index stock_transfer_road_idx on stock_transfer (l_id, road_id) where road_id is not null;
create index stock_transfer_made_by_idx on stock_transfer (made_by);
create index stock_transfer_sent_by_idx on stock_transfer (sent_by) where sent_by is not null;
create index stock_transfer_canceled_by_idx on stock_transfer (canceled_by) where canceled_by is not null;

create table stock_transfer_line (
  l_id int not null,
  transfer_id uuid not null,
  item_id uuid not null,
  line_no smallint not null,
  quantity bigint not null constraint stock_transfer_line_quantity_positive check (quantity > 0),
  constraint stock_transfer_line_pkey primary key (l_id, transfer_id, item_id),
  constraint stock_transfer_line_transfer_fkey foreign key (l_id, transfer_id) references stock_transfer (l_id, transfer_id),
  constraint stock_transfer_line_item_fkey foreign key (l_id, item_id) references item (l_id, item_id)
);
create index stock_transfer_line_item_idx on stock_transfer_line (l_id, item_id);

-- What was sent of each lot; what is on its way is sent less received less lost, and lies on the road.
create table stock_transfer_lot (
  l_id int not null,
  transfer_id uuid not null,
  lot_id uuid not null,
  item_id uuid not null,
  sent bigint not null constraint stock_transfer_lot_sent_positive check (sent > 0),
  received bigint not null default 0 constraint stock_transfer_lot_received_range check (received >= 0),
  lost bigint not null default 0 constraint stock_transfer_lot_lost_range check (lost >= 0),
  lost_reason text null,
  constraint stock_transfer_lot_pkey primary key (l_id, transfer_id, lot_id),
  constraint stock_transfer_lot_line_fkey foreign key (l_id, transfer_id, item_id)
    references stock_transfer_line (l_id, transfer_id, item_id),
  constraint stock_transfer_lot_lot_fkey foreign key (l_id, lot_id) references stock_lot (l_id, lot_id),
  constraint stock_transfer_lot_never_more check (received + lost <= sent),
  constraint stock_transfer_lot_lost_whole check ((lost > 0) = (lost_reason is not null))
);
create index stock_transfer_lot_lot_idx on stock_transfer_lot (l_id, lot_id);
create index stock_transfer_lot_line_idx on stock_transfer_lot (l_id, transfer_id, item_id);

-- A count of a store; who counts does not see what the books have.
create table stock_audit (
  l_id int not null,
  audit_id uuid not null,
  store_id uuid not null,
  -- Inventory audit, spec §4.
  state smallint not null constraint stock_audit_state_known check (state in (0, 10, 20, 40, 90)),
  scheduled_on date not null,
  -- What is counted: of these categories and classes, empty for all; of these items, empty for all.
  categories text[] not null default '{}',
  classes text[] not null default '{}',
  item_ids uuid[] not null default '{}',
  note text not null default '',
  made_at timestamptz not null,
  made_by uuid not null constraint stock_audit_made_by_fkey references login_user (user_id),
  started_at timestamptz null,
  finalized_at timestamptz null,
  approved_at timestamptz null,
  approved_by uuid null constraint stock_audit_approved_by_fkey references login_user (user_id),
  canceled_at timestamptz null,
  cancel_reason text null,
  version int not null default 1,
  constraint stock_audit_pkey primary key (l_id, audit_id),
  constraint stock_audit_document_fkey foreign key (l_id, audit_id) references supply_document (l_id, document_id),
  constraint stock_audit_store_fkey foreign key (l_id, store_id) references store (l_id, store_id),
  constraint stock_audit_approved_whole check ((state = 40) = (approved_at is not null) and (approved_at is null) = (approved_by is null)),
  constraint stock_audit_canceled_whole check ((state = 90) = (canceled_at is not null) and (canceled_at is null) = (cancel_reason is null))
);
create index stock_audit_made_idx on stock_audit (l_id, made_at desc, audit_id desc);
create index stock_audit_store_idx on stock_audit (l_id, store_id);
create index stock_audit_made_by_idx on stock_audit (made_by);
create index stock_audit_approved_by_idx on stock_audit (approved_by) where approved_by is not null;

-- A lot to be counted, with its last count and what the books had in the same moment.
create table stock_audit_lot (
  l_id int not null,
  audit_id uuid not null,
  lot_id uuid not null,
  counted bigint null constraint stock_audit_lot_counted_range check (counted >= 0),
  expected bigint null constraint stock_audit_lot_expected_range check (expected >= 0),
  counted_at timestamptz null,
  counted_by uuid null constraint stock_audit_lot_counted_by_fkey references login_user (user_id),
  times_counted int not null default 0,
  constraint stock_audit_lot_pkey primary key (l_id, audit_id, lot_id),
  constraint stock_audit_lot_audit_fkey foreign key (l_id, audit_id) references stock_audit (l_id, audit_id),
  constraint stock_audit_lot_lot_fkey foreign key (l_id, lot_id) references stock_lot (l_id, lot_id),
  constraint stock_audit_lot_counted_whole check (num_nulls(counted, expected, counted_at, counted_by) in (0, 4)
    and (counted is null) = (times_counted = 0))
);
create index stock_audit_lot_lot_idx on stock_audit_lot (l_id, lot_id);
create index stock_audit_lot_counted_by_idx on stock_audit_lot (counted_by) where counted_by is not null;

select protect_by_lab('indent', 'indent_line', 'stock_transfer', 'stock_transfer_line', 'stock_transfer_lot', 'stock_audit',
  'stock_audit_lot');
grant select, insert, update on indent, stock_transfer, stock_transfer_lot, stock_audit, stock_audit_lot to nidan_app;
grant select, insert, delete on indent_line, stock_transfer_line to nidan_app;
