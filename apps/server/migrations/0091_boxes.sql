-- Boxes of tubes between the places of a lab: what is in them, what was not as it should be, and what the accounts said of their bills.

create table sample_batch (
  l_id int not null constraint sample_batch_lab_fkey references lab (l_id),
  batch_id uuid not null,
  -- Printed on the manifest and scanned: 'BOX-000042'.
  code text not null,
  from_location_id uuid not null,
  to_location_id uuid not null,
  band text not null constraint sample_batch_band_known check (band in ('ambient', 'cool', 'frozen')),
  -- The box as a whole: simple acceptance, spec §4. How far it has come its items say.
  status smallint not null default 0 constraint sample_batch_status_known check (status in (0, 10, 99)),
  courier_tracking_no text null,
  note text not null default '',
  rider_id uuid null constraint sample_batch_rider_fkey references login_user (user_id),
  refused_because text null,
  -- Degrees when it was opened at its end.
  arrival_celsius numeric(4, 1) null,
  created_at timestamptz not null,
  created_by uuid not null constraint sample_batch_created_by_fkey references login_user (user_id),
  sent_at timestamptz null,
  sent_by uuid null constraint sample_batch_sent_by_fkey references login_user (user_id),
  handed_over_at timestamptz null,
  -- When somebody said that all that came was scanned: what is on the road from then on is missing.
  counted_at timestamptz null,
  decided_at timestamptz null,
  decided_by uuid null constraint sample_batch_decided_by_fkey references login_user (user_id),
  reason text null,
  version int not null default 1,
  constraint sample_batch_pkey primary key (l_id, batch_id),
  constraint sample_batch_code_key unique (l_id, code),
  constraint sample_batch_from_fkey foreign key (l_id, from_location_id) references location (l_id, location_id),
  constraint sample_batch_to_fkey foreign key (l_id, to_location_id) references location (l_id, location_id),
  constraint sample_batch_goes_somewhere check (from_location_id <> to_location_id),
  constraint sample_batch_decided check ((status = 0) = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint sample_batch_sent check ((sent_at is null) = (sent_by is null))
);
create index sample_batch_created_idx on sample_batch (l_id, created_at desc, batch_id);
create index sample_batch_from_idx on sample_batch (l_id, from_location_id);
create index sample_batch_to_idx on sample_batch (l_id, to_location_id);
create index sample_batch_rider_idx on sample_batch (rider_id);
create index sample_batch_created_by_idx on sample_batch (created_by);
create index sample_batch_sent_by_idx on sample_batch (sent_by);
create index sample_batch_decided_by_idx on sample_batch (decided_by);

create table sample_batch_item (
  l_id int not null,
  item_id uuid not null,
  batch_id uuid not null,
  sample_id uuid not null,
  bill_id uuid not null,
  -- Sample batch item, spec §4.
  state smallint not null default 0
    constraint sample_batch_item_state_known check (state in (0, 10, 20, 30, 40, 50, 60, 70, 80, 90)),
  packed_at timestamptz not null,
  packed_by uuid not null constraint sample_batch_item_packed_by_fkey references login_user (user_id),
  received_at timestamptz null,
  received_by uuid null constraint sample_batch_item_received_by_fkey references login_user (user_id),
  -- It never came, and somebody gave it up.
  lost_at timestamptz null,
  reason text null,
  constraint sample_batch_item_pkey primary key (l_id, item_id),
  constraint sample_batch_item_batch_fkey foreign key (l_id, batch_id) references sample_batch (l_id, batch_id),
  constraint sample_batch_item_sample_fkey foreign key (l_id, sample_id) references sample (l_id, sample_id),
  constraint sample_batch_item_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint sample_batch_item_received check ((received_at is null) = (received_by is null)),
  constraint sample_batch_item_lost_on_the_road check (lost_at is null or state = 40)
);
-- A tube is in one box at a time.
create unique index sample_batch_item_open_key on sample_batch_item (l_id, sample_id)
  where state in (0, 10, 20, 30, 40, 50) and lost_at is null;
create index sample_batch_item_batch_idx on sample_batch_item (l_id, batch_id);
create index sample_batch_item_sample_idx on sample_batch_item (l_id, sample_id);
create index sample_batch_item_bill_idx on sample_batch_item (l_id, bill_id);
create index sample_batch_item_packed_by_idx on sample_batch_item (packed_by);
create index sample_batch_item_received_by_idx on sample_batch_item (received_by);

create table box_discrepancy (
  l_id int not null,
  discrepancy_id uuid not null,
  batch_id uuid not null,
  kind text not null
    constraint box_discrepancy_kind_known check (kind in ('missing', 'extra', 'leaked', 'tooWarm', 'tooCold')),
  -- Null where it is about the box as a whole.
  sample_id uuid null,
  found_at timestamptz not null,
  found_by uuid not null constraint box_discrepancy_found_by_fkey references login_user (user_id),
  outcome text null constraint box_discrepancy_outcome_known check (outcome in ('settled', 'lost')),
  word text null constraint box_discrepancy_word_not_blank check (word ~ '\S'),
  closed_at timestamptz null,
  closed_by uuid null constraint box_discrepancy_closed_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint box_discrepancy_pkey primary key (l_id, discrepancy_id),
  constraint box_discrepancy_batch_fkey foreign key (l_id, batch_id) references sample_batch (l_id, batch_id),
  constraint box_discrepancy_sample_fkey foreign key (l_id, sample_id) references sample (l_id, sample_id),
  constraint box_discrepancy_closed_with_a_word check (
    (closed_at is null) = (word is null) and (closed_at is null) = (outcome is null)
    and (closed_at is null) = (closed_by is null)),
  constraint box_discrepancy_of_a_tube check ((kind in ('tooWarm', 'tooCold')) = (sample_id is null))
);
create index box_discrepancy_batch_idx on box_discrepancy (l_id, batch_id);
create index box_discrepancy_sample_idx on box_discrepancy (l_id, sample_id);
create index box_discrepancy_found_by_idx on box_discrepancy (found_by);
create index box_discrepancy_closed_by_idx on box_discrepancy (closed_by);

create table bill_transfer (
  l_id int not null,
  transfer_id uuid not null,
  batch_id uuid not null,
  bill_id uuid not null,
  -- Transfer, spec §4.
  state smallint not null default 0
    constraint bill_transfer_state_known check (state in (0, 5, 7, 8, 10, 99)),
  -- Whether the sending place settles it by account.
  by_account boolean not null,
  -- Net of the bill when it was sent; 0 where an earlier box carries its amount.
  amount_paise bigint not null constraint bill_transfer_amount_not_negative check (amount_paise >= 0),
  created_at timestamptz not null,
  sent_by uuid not null constraint bill_transfer_sent_by_fkey references login_user (user_id),
  decided_at timestamptz null,
  decided_by uuid null constraint bill_transfer_decided_by_fkey references login_user (user_id),
  reason text null,
  version int not null default 1,
  constraint bill_transfer_pkey primary key (l_id, transfer_id),
  constraint bill_transfer_batch_fkey foreign key (l_id, batch_id) references sample_batch (l_id, batch_id),
  constraint bill_transfer_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint bill_transfer_once_a_box unique (l_id, batch_id, bill_id),
  constraint bill_transfer_decided check ((decided_at is null) = (decided_by is null))
);
create index bill_transfer_bill_idx on bill_transfer (l_id, bill_id);
create index bill_transfer_created_idx on bill_transfer (l_id, created_at desc, transfer_id);
create index bill_transfer_sent_by_idx on bill_transfer (sent_by);
create index bill_transfer_decided_by_idx on bill_transfer (decided_by);

select protect_by_lab('sample_batch', 'sample_batch_item', 'box_discrepancy', 'bill_transfer');
grant select, insert, update on sample_batch, sample_batch_item, box_discrepancy, bill_transfer to nidan_app;
