-- Rates agreed with vendors (spec §4 "Rate contract"): an approved one waits for its first day, holds, and is over after its last, all by date.

create table rate_contract (
  l_id int not null constraint rate_contract_lab_fkey references lab (l_id),
  contract_id uuid not null,
  vendor_id uuid not null,
  valid_from date not null,
  -- The last day.
  valid_to date not null,
  freight_basis_points int not null constraint rate_contract_freight_range check (freight_basis_points between 0 and 5000),
  note text not null default '',
  state smallint not null constraint rate_contract_state_known check (state in (0, 10, 20, 30, 50, 90)),
  -- Why it was cancelled or rejected.
  reason text null,
  made_at timestamptz not null,
  made_by uuid not null constraint rate_contract_made_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint rate_contract_pkey primary key (l_id, contract_id),
  constraint rate_contract_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id),
  constraint rate_contract_in_order check (valid_from <= valid_to),
  constraint rate_contract_reasoned check (state <> 90 or reason is not null)
);
create index rate_contract_vendor_idx on rate_contract (l_id, vendor_id, state);
create index rate_contract_made_by_idx on rate_contract (made_by);
create index rate_contract_begins_idx on rate_contract (l_id, valid_from desc, contract_id desc);

-- Rates of an item, from a quantity of its unit on.
create table rate_contract_slab (
  l_id int not null,
  contract_id uuid not null,
  item_id uuid not null,
  from_quantity int not null constraint rate_contract_slab_from_positive check (from_quantity > 0),
  unit text collate "C" not null,
  rate_paise bigint not null constraint rate_contract_slab_rate_positive check (rate_paise > 0),
  gst_percent smallint not null constraint rate_contract_slab_gst_known check (gst_percent in (0, 5, 18, 40)),
  constraint rate_contract_slab_pkey primary key (l_id, contract_id, item_id, from_quantity),
  constraint rate_contract_slab_contract_fkey foreign key (l_id, contract_id) references rate_contract (l_id, contract_id),
  constraint rate_contract_slab_item_fkey foreign key (l_id, item_id) references item (l_id, item_id)
);
create index rate_contract_slab_item_idx on rate_contract_slab (l_id, item_id);

select protect_by_lab('rate_contract', 'rate_contract_slab');
grant select, insert, update on rate_contract to nidan_app;
grant select, insert, delete on rate_contract_slab to nidan_app;

alter table money_document no force row level security;
alter table money_document drop constraint money_document_series_known,
  add constraint money_document_series_known check (series in ('B', 'R', 'V', 'F', 'A', 'C', 'D', 'P', 'G', 'N', 'M', 'E', 'Y', 'I', 'T',
    'K', 'U', 'W', 'J', 'O', 'S', 'Q')) not valid;
alter table money_document validate constraint money_document_series_known;
alter table money_document force row level security;
