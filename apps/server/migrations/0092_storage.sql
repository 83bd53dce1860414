-- Storage: where archived tubes are, what became of them, and how the places stand in each other (workflows "Physical sample" 70, 71, 72).

create table storage_unit (
  l_id int not null,
  unit_id uuid not null,
  parent_id uuid null,
  kind text not null constraint storage_unit_kind_known check (kind in ('room', 'device', 'shelf', 'rack', 'box')),
  -- What its label says; a scan of it is read as a place (domain storage-scan).
  code text not null,
  name text not null constraint storage_unit_name_not_blank check (name ~ '\S'),
  location_id uuid not null,
  -- Positions of a rack or a box; 0 elsewhere.
  row_count smallint not null constraint storage_unit_rows_range check (row_count between 0 and 26),
  column_count smallint not null constraint storage_unit_columns_range check (column_count between 0 and 30),
  -- What a device keeps to, in °C.
  lowest_c numeric(5, 1) null,
  highest_c numeric(5, 1) null,
  -- How long what is in a device is kept; null: as its specimen is.
  retention_class text null constraint storage_unit_class_known check (retention_class in
    ('serum', 'wholeBlood', 'urine', 'fluid', 'slide', 'tissue', 'block', 'other')),
  status smallint not null default 1 constraint storage_unit_status_known check (status in (1, -1)),
  version int not null default 1,
  constraint storage_unit_pkey primary key (l_id, unit_id),
  constraint storage_unit_code_key unique (l_id, code),
  constraint storage_unit_place_key unique (l_id, unit_id, location_id),
  -- What stands in a place is at the location of the place.
  constraint storage_unit_parent_fkey foreign key (l_id, parent_id, location_id)
    references storage_unit (l_id, unit_id, location_id),
  constraint storage_unit_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint storage_unit_room_stands_alone check ((kind = 'room') = (parent_id is null)),
  constraint storage_unit_positions_of_racks check (
    (kind in ('rack', 'box')) = (row_count > 0) and (row_count > 0) = (column_count > 0)),
  constraint storage_unit_band_of_devices check (kind = 'device' or
    (lowest_c is null and highest_c is null and retention_class is null)),
  constraint storage_unit_band_in_order check (lowest_c <= highest_c)
);
create index storage_unit_parent_idx on storage_unit (l_id, parent_id, location_id) where parent_id is not null;
create index storage_unit_location_idx on storage_unit (l_id, location_id);

-- A tube is in storage while its row stands here, and in state 70 as long.
create table stored_tube (
  l_id int not null,
  sample_id uuid not null,
  unit_id uuid not null,
  row_no smallint not null constraint stored_tube_row_positive check (row_no > 0),
  column_no smallint not null constraint stored_tube_column_positive check (column_no > 0),
  stored_at timestamptz not null,
  stored_by uuid not null constraint stored_tube_by_fkey references login_user (user_id),
  -- By the settings of the lab when it was stored.
  keep_until timestamptz not null,
  -- Why it was stored while a test of it waited for its first result.
  open_reason text null,
  constraint stored_tube_pkey primary key (l_id, sample_id),
  constraint stored_tube_position_key unique (l_id, unit_id, row_no, column_no),
  constraint stored_tube_sample_fkey foreign key (l_id, sample_id) references sample (l_id, sample_id),
  constraint stored_tube_unit_fkey foreign key (l_id, unit_id) references storage_unit (l_id, unit_id),
  constraint stored_tube_kept_after check (keep_until >= stored_at)
);
create index stored_tube_keep_idx on stored_tube (l_id, keep_until, sample_id);
create index stored_tube_by_idx on stored_tube (stored_by);

-- A disposal run: asked for by one person, done when another has witnessed it. Its tubes stay in their positions until then.
create table disposal (
  l_id int not null,
  disposal_id uuid not null,
  location_id uuid not null,
  method text not null constraint disposal_method_known check (method in
    ('autoclave', 'chemical', 'incineration', 'deepBurial', 'commonFacility')),
  -- Biomedical Waste Management Rules 2016, Schedule I.
  bag_colour text not null constraint disposal_colour_known check (bag_colour in ('yellow', 'red', 'white', 'blue')),
  note text not null default '',
  asked_at timestamptz not null,
  asked_by uuid not null constraint disposal_asked_by_fkey references login_user (user_id),
  -- Of the certificate: given with the witness.
  number text null,
  witnessed_at timestamptz null,
  witnessed_by uuid null constraint disposal_witnessed_by_fkey references login_user (user_id),
  withdrawn_at timestamptz null,
  withdrawn_by uuid null constraint disposal_withdrawn_by_fkey references login_user (user_id),
  withdrawal_reason text null,
  version int not null default 1,
  constraint disposal_pkey primary key (l_id, disposal_id),
  constraint disposal_number_key unique (l_id, number),
  constraint disposal_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint disposal_witness_is_another check (witnessed_by <> asked_by),
  constraint disposal_witnessed_whole check (
    (witnessed_at is null) = (witnessed_by is null) and (witnessed_at is null) = (number is null)),
  constraint disposal_withdrawn_whole check (
    (withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawal_reason is null)),
  constraint disposal_ends_once check (witnessed_at is null or withdrawn_at is null)
);
create index disposal_asked_at_idx on disposal (l_id, asked_at desc, disposal_id);
create index disposal_location_idx on disposal (l_id, location_id);
create index disposal_asked_by_idx on disposal (asked_by);
create index disposal_witnessed_by_idx on disposal (witnessed_by) where witnessed_by is not null;
create index disposal_withdrawn_by_idx on disposal (withdrawn_by) where withdrawn_by is not null;

create table disposal_tube (
  l_id int not null,
  disposal_id uuid not null,
  sample_id uuid not null,
  -- The position that it was taken from: 'C-04.E7'.
  taken_from text not null,
  is_withdrawn boolean not null default false,
  constraint disposal_tube_pkey primary key (l_id, disposal_id, sample_id),
  constraint disposal_tube_disposal_fkey foreign key (l_id, disposal_id) references disposal (l_id, disposal_id),
  constraint disposal_tube_sample_fkey foreign key (l_id, sample_id) references sample (l_id, sample_id)
);
-- A tube is in one run that counts, and disposed of once.
create unique index disposal_tube_once on disposal_tube (l_id, sample_id) where not is_withdrawn;
create index disposal_tube_sample_idx on disposal_tube (l_id, sample_id);

-- To whom a tube was given back, such as a block to the family of a patient.
create table tube_return (
  l_id int not null,
  sample_id uuid not null,
  returned_to text not null constraint tube_return_to_not_blank check (returned_to ~ '\S'),
  reason text not null constraint tube_return_reason_not_blank check (reason ~ '\S'),
  -- Who took it, by name as signed.
  received_by text not null constraint tube_return_receiver_not_blank check (received_by ~ '\S'),
  returned_at timestamptz not null,
  returned_by uuid not null constraint tube_return_by_fkey references login_user (user_id),
  constraint tube_return_pkey primary key (l_id, sample_id),
  constraint tube_return_sample_fkey foreign key (l_id, sample_id) references sample (l_id, sample_id)
);
create index tube_return_by_idx on tube_return (returned_by);

-- A tube that was filled from another one, its parent, which is kept.
alter table sample
  add column is_aliquot boolean not null default false,
  add column volume_ul int null,
  add constraint sample_volume_range check (volume_ul between 1 and 5000000),
  add constraint sample_aliquot_has_parent check (not is_aliquot or parent_sample_id is not null);

select protect_by_lab('storage_unit', 'stored_tube', 'disposal', 'disposal_tube', 'tube_return');
grant select, insert, update on storage_unit to nidan_app;
grant select, insert, update, delete on stored_tube to nidan_app;
grant select, insert on disposal, disposal_tube, tube_return to nidan_app;
grant update (number, witnessed_at, witnessed_by, withdrawn_at, withdrawn_by, withdrawal_reason, version) on disposal to nidan_app;
grant update (is_withdrawn) on disposal_tube to nidan_app;
