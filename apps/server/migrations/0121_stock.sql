-- Stores, lots, and the ledger of what came into stock, moved in it and left it.

create table item (
  l_id int not null constraint item_lab_fkey references lab (l_id),
  item_id uuid not null,
  code text not null,
  name text not null constraint item_name_not_blank check (name ~ '\S'),
  category text not null constraint item_category_known check (category in ('CONSUMABLE', 'NON_CONSUMABLE', 'ASSET', 'REAGENT',
    'SERVICE', 'STATIONARY')),
  -- Case counts: mL and ML are two units.
  base_unit text collate "C" not null constraint item_base_unit_known check (base_unit in ('rxn', 'box', 'kit', 'qty', 'kg', 'g', 'mg',
    'l', 'mL', 'microL', 'ML', 'bag', 'bottle', 'packet', 'pieces', 'vial', 'cuvette', 'pack', 'stain', 'strip', 'test')),
  -- As a person writes it: 'box = 4 kit, kit = 96 rxn'.
  units text not null default '' constraint item_units_of_chain check (units ~ '^[A-Za-z0-9[:space:]=,]*$'),
  maker text not null default '',
  gtin text not null default '' constraint item_gtin_digits check (gtin ~ '^[0-9]*$'),
  storage text not null constraint item_storage_known check (storage in ('room', 'cool', 'frozen')),
  -- Days that it is good once opened; 0: as long as its lot.
  on_board_days int not null default 0 constraint item_on_board_range check (on_board_days between 0 and 1830),
  -- A lot of it stays in quarantine until somebody has checked it.
  needs_check boolean not null default false,
  lead_days int not null default 7 constraint item_lead_range check (lead_days between 0 and 365),
  -- In base units; 0: what is used until an order comes decides.
  least_stock numeric(16, 3) not null default 0 constraint item_least_range check (least_stock >= 0),
  order_quantity numeric(16, 3) not null default 0 constraint item_order_range check (order_quantity >= 0),
  -- A lot that comes with fewer days to its expiry is refused; 0: none is.
  short_life_days int not null default 0 constraint item_short_life_range check (short_life_days between 0 and 1830),
  hsn text not null default '' constraint item_hsn_digits check (hsn ~ '^[0-9]*$'),
  gst_percent numeric(4, 2) not null default 0 constraint item_gst_range check (gst_percent between 0 and 40),
  status smallint not null constraint item_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint item_pkey primary key (l_id, item_id),
  constraint item_code_key unique (l_id, code)
);
create index item_name_idx on item (l_id, name, code);
create unique index item_gtin_key on item (l_id, gtin) where gtin <> '';

-- Where stock lies, at one location each. What is on its way between two places lies in a road.
create table store (
  l_id int not null,
  store_id uuid not null,
  code text not null constraint store_code_not_blank check (code ~ '\S'),
  name text not null constraint store_name_not_blank check (name ~ '\S'),
  location_id uuid not null,
  is_road boolean not null default false,
  status smallint not null default 1 constraint store_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint store_pkey primary key (l_id, store_id),
  constraint store_code_key unique (l_id, code),
  constraint store_location_fkey foreign key (l_id, location_id) references location (l_id, location_id)
);
create index store_location_idx on store (l_id, location_id);

-- A lot of an item; its number says one expiry. Its row is locked by whatever moves stock of it.
create table stock_lot (
  l_id int not null,
  lot_id uuid not null,
  item_id uuid not null,
  lot_no text not null constraint stock_lot_no_not_blank check (lot_no ~ '\S'),
  -- The last day on which it may be used; null: it does not expire.
  expires_on date null,
  received_on date not null,
  -- A hold of it is open: nobody may be measured with it.
  is_held boolean not null default false,
  made_at timestamptz not null,
  made_by uuid not null constraint stock_lot_made_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint stock_lot_pkey primary key (l_id, lot_id),
  constraint stock_lot_no_key unique (l_id, item_id, lot_no),
  constraint stock_lot_item_fkey foreign key (l_id, item_id) references item (l_id, item_id)
);
create index stock_lot_expiry_idx on stock_lot (l_id, expires_on) where expires_on is not null;
create index stock_lot_lot_no_idx on stock_lot (l_id, lot_no);
create index stock_lot_made_by_idx on stock_lot (made_by);

-- Times in which nobody may be measured with a lot: until it was checked after it came, or while it was called back.
create table lot_hold (
  l_id int not null,
  hold_id uuid not null,
  lot_id uuid not null,
  reason text not null constraint lot_hold_reason_not_blank check (reason ~ '\S'),
  held_at timestamptz not null,
  held_by uuid not null constraint lot_hold_held_by_fkey references login_user (user_id),
  released_at timestamptz null,
  released_by uuid null constraint lot_hold_released_by_fkey references login_user (user_id),
  release_note text null,
  constraint lot_hold_pkey primary key (l_id, hold_id),
  constraint lot_hold_lot_fkey foreign key (l_id, lot_id) references stock_lot (l_id, lot_id),
  constraint lot_hold_released_whole check (num_nulls(released_at, released_by, release_note) in (0, 3)),
  constraint lot_hold_in_order check (released_at >= held_at)
);
create unique index lot_hold_open_key on lot_hold (l_id, lot_id) where released_at is null;
create index lot_hold_lot_idx on lot_hold (l_id, lot_id, held_at);
create index lot_hold_held_by_idx on lot_hold (held_by);
create index lot_hold_released_by_idx on lot_hold (released_by) where released_by is not null;

-- What a store has of a lot, in thousandths of the base unit, and what that cost; it follows from the movements.
create table stock (
  l_id int not null,
  lot_id uuid not null,
  store_id uuid not null,
  quantity bigint not null constraint stock_never_negative check (quantity >= 0),
  value_paise bigint not null constraint stock_value_never_negative check (value_paise >= 0),
  constraint stock_pkey primary key (l_id, lot_id, store_id),
  constraint stock_lot_fkey foreign key (l_id, lot_id) references stock_lot (l_id, lot_id),
  constraint stock_store_fkey foreign key (l_id, store_id) references store (l_id, store_id),
  constraint stock_nothing_costs_nothing check (quantity > 0 or value_paise = 0)
);
create index stock_store_idx on stock (l_id, store_id);

-- Containers of a lot that were opened: what is left of them is a part of what the store has of the lot, and good until the sooner of the
-- expiry and the days on board.
create table opened_pack (
  l_id int not null,
  pack_id uuid not null,
  lot_id uuid not null,
  store_id uuid not null,
  quantity bigint not null constraint opened_pack_quantity_positive check (quantity > 0),
  quantity_left bigint not null,
  opened_on date not null,
  -- Null: it does not end.
  usable_until date null,
  opened_at timestamptz not null,
  opened_by uuid not null constraint opened_pack_opened_by_fkey references login_user (user_id),
  constraint opened_pack_pkey primary key (l_id, pack_id),
  constraint opened_pack_stock_fkey foreign key (l_id, lot_id, store_id) references stock (l_id, lot_id, store_id),
  constraint opened_pack_left_range check (quantity_left between 0 and quantity)
);
create index opened_pack_stock_idx on opened_pack (l_id, lot_id, store_id) where quantity_left > 0;
create index opened_pack_lot_idx on opened_pack (l_id, lot_id, store_id);
create index opened_pack_opened_by_idx on opened_pack (opened_by);

-- What a location uses of an item in a day, over the last four weeks; counted anew each night.
create table item_use (
  l_id int not null,
  item_id uuid not null,
  location_id uuid not null,
  -- Thousandths of the base unit.
  per_day bigint not null constraint item_use_per_day_range check (per_day >= 0),
  spread bigint not null constraint item_use_spread_range check (spread >= 0),
  counted_on date not null,
  constraint item_use_pkey primary key (l_id, item_id, location_id),
  constraint item_use_item_fkey foreign key (l_id, item_id) references item (l_id, item_id),
  constraint item_use_location_fkey foreign key (l_id, location_id) references location (l_id, location_id)
);
create index item_use_location_idx on item_use (l_id, location_id);

-- A numbered document of the stores: what stock is moved in the name of, and what vendors get or send.
create table supply_document (
  l_id int not null,
  document_id uuid not null,
  series text not null constraint supply_document_series_known check (series in ('P', 'G', 'N', 'M', 'E', 'Y', 'I', 'T', 'K', 'U', 'W',
    'J', 'O', 'S')),
  location_id uuid not null,
  note text not null default '',
  made_at timestamptz not null,
  made_by uuid not null constraint supply_document_made_by_fkey references login_user (user_id),
  constraint supply_document_pkey primary key (l_id, document_id),
  constraint supply_document_location_fkey foreign key (l_id, location_id) references location (l_id, location_id)
);
create index supply_document_made_idx on supply_document (l_id, made_at desc, document_id desc);
create index supply_document_location_idx on supply_document (l_id, location_id);
create index supply_document_made_by_idx on supply_document (made_by);

-- One lot of one store became more or less. What goes from store to store is two rows of one document.
create table stock_movement (
  l_id int not null,
  movement_id uuid not null,
  -- The order in which the movements of a lot were made: its row is locked before the number is taken.
  seq bigint generated always as identity,
  document_id uuid not null,
  -- The kind of that document (spec §3).
  source_kind text not null constraint stock_movement_source_kind_known check (source_kind in ('goods received note', 'material request',
    'consumption run', 'user')),
  lot_id uuid not null,
  store_id uuid not null,
  -- The opened container that it was taken from; null: from what is sealed.
  pack_id uuid null,
  type text not null constraint stock_movement_type_known check (type in ('wastage', 'transfer', 'manual consume', 'credit (stock in)',
    'QC auto', 'QC manual', 'machine startup', 'machine shutdown', 'machine sleep', 'machine breakdown', 'stock adjustment',
    'L2L transfer', 'auto consume', 'test calibration')),
  -- Thousandths of the base unit; negative: it left.
  quantity bigint not null constraint stock_movement_moves check (quantity <> 0),
  value_paise bigint not null,
  reason text not null default '',
  -- Why a lot was taken while one that ends sooner would have done.
  override_reason text null constraint stock_movement_override_not_blank check (override_reason ~ '\S'),
  moved_at timestamptz not null,
  moved_by uuid not null constraint stock_movement_moved_by_fkey references login_user (user_id),
  constraint stock_movement_pkey primary key (l_id, movement_id),
  constraint stock_movement_document_fkey foreign key (l_id, document_id) references supply_document (l_id, document_id),
  constraint stock_movement_lot_fkey foreign key (l_id, lot_id) references stock_lot (l_id, lot_id),
  constraint stock_movement_store_fkey foreign key (l_id, store_id) references store (l_id, store_id),
  constraint stock_movement_pack_fkey foreign key (l_id, pack_id) references opened_pack (l_id, pack_id),
  constraint stock_movement_value_goes_along check (value_paise = 0 or sign(value_paise) = sign(quantity))
);
create index stock_movement_lot_idx on stock_movement (l_id, lot_id, seq desc);
create index stock_movement_store_idx on stock_movement (l_id, store_id, seq desc);
create index stock_movement_document_idx on stock_movement (l_id, document_id);
create index stock_movement_seq_idx on stock_movement (l_id, seq desc);
create index stock_movement_pack_idx on stock_movement (l_id, pack_id) where pack_id is not null;
create index stock_movement_moved_at_idx on stock_movement (l_id, moved_at);
create index stock_movement_moved_by_idx on stock_movement (moved_by);

create trigger supply_document_append_only before update or delete on supply_document
  for each row execute function refuse_change();
create trigger supply_document_no_truncate before truncate on supply_document
  for each statement execute function refuse_change();
create trigger stock_movement_append_only before update or delete on stock_movement
  for each row execute function refuse_change();
create trigger stock_movement_no_truncate before truncate on stock_movement
  for each statement execute function refuse_change();

alter table journal_posting no force row level security;
alter table money_document no force row level security;

-- The document of the stores that a posting is of.
alter table journal_posting add column supply_id uuid null,
  add constraint journal_posting_supply_fkey foreign key (l_id, supply_id) references supply_document (l_id, document_id);
create index journal_posting_supply_idx on journal_posting (l_id, supply_id) where supply_id is not null;
alter table journal_posting drop constraint journal_posting_of_something,
  add constraint journal_posting_of_something check (num_nonnulls(bill_id, advance_id, note_id, shift_id, supply_id) > 0) not valid,
  drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff', 'advance',
    'advanceReturn', 'creditNote', 'debitNote', 'noteCancel', 'cashDifference', 'stockIn', 'stockOpened', 'stockUsed', 'stockWasted',
    'stockAdjusted', 'stockMoved')) not valid;
alter table money_document drop constraint money_document_series_known,
  add constraint money_document_series_known check (series in ('B', 'R', 'V', 'F', 'A', 'C', 'D', 'P', 'G', 'N', 'M', 'E', 'Y', 'I', 'T',
    'K', 'U', 'W', 'J', 'O', 'S')) not valid;
alter table journal_posting validate constraint journal_posting_of_something;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table money_document validate constraint money_document_series_known;

alter table journal_posting force row level security;
alter table money_document force row level security;

select protect_by_lab('item', 'store', 'stock_lot', 'lot_hold', 'stock', 'opened_pack', 'item_use', 'supply_document',
  'stock_movement');
grant select, insert, update on item, store, stock_lot, lot_hold, stock, opened_pack to nidan_app;
grant select, insert, update, delete on item_use to nidan_app;
grant select, insert on supply_document, stock_movement to nidan_app;
