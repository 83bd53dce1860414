-- What other places and agencies announce: samples on their way, and orders whose samples may come with them or be drawn here.

create table incoming_order (
  l_id int not null constraint incoming_order_lab_fkey references lab (l_id),
  order_id uuid not null,
  -- As the sender calls it; the same number of the same sender is the same order.
  request_no text not null constraint incoming_order_number_not_blank check (request_no ~ '\S'),
  client_code text not null,
  person_title text not null,
  person_name text not null,
  person_age smallint not null,
  person_age_unit text not null,
  person_sex text not null constraint incoming_order_sex_known check (person_sex in ('M', 'F', 'O')),
  person_phone text null,
  test_codes text[] not null,
  -- Incoming order, spec §4.
  status smallint not null default 0 constraint incoming_order_status_known check (status in (0, 10, 20, 99)),
  bill_id uuid null,
  reason text null,
  announced_at timestamptz not null,
  announced_by uuid not null constraint incoming_order_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint incoming_order_pkey primary key (l_id, order_id),
  constraint incoming_order_number_key unique (l_id, client_code, request_no),
  constraint incoming_order_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint incoming_order_registered check ((status = 20) = (bill_id is not null)),
  constraint incoming_order_cancelled check ((status = 99) = (reason is not null))
);
create index incoming_order_at_idx on incoming_order (l_id, announced_at desc, order_id);
create index incoming_order_bill_idx on incoming_order (l_id, bill_id) where bill_id is not null;
create index incoming_order_by_idx on incoming_order (announced_by);

create table incoming_sample (
  l_id int not null constraint incoming_sample_lab_fkey references lab (l_id),
  incoming_id uuid not null,
  order_id uuid null,
  -- As the sender printed it; it stays findable when the tube has a label of this lab.
  barcode text not null constraint incoming_sample_barcode_not_blank check (barcode ~ '\S'),
  request_no text null,
  client_code text not null,
  courier_tracking_no text null,
  person_title text not null,
  person_name text not null,
  person_age smallint not null,
  person_age_unit text not null,
  person_sex text not null constraint incoming_sample_sex_known check (person_sex in ('M', 'F', 'O')),
  person_phone text null,
  test_codes text[] not null,
  -- Incoming sample, spec §4.
  status smallint not null default 0
    constraint incoming_sample_status_known check (status in (0, 10, 20, 30, 99)),
  bill_id uuid null,
  reason text null,
  arrived_at timestamptz null,
  arrived_by uuid null constraint incoming_sample_arrived_by_fkey references login_user (user_id),
  announced_at timestamptz not null,
  announced_by uuid not null constraint incoming_sample_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint incoming_sample_pkey primary key (l_id, incoming_id),
  constraint incoming_sample_order_fkey foreign key (l_id, order_id) references incoming_order (l_id, order_id),
  constraint incoming_sample_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint incoming_sample_registered check ((status = 30) = (bill_id is not null)),
  constraint incoming_sample_rejected check ((status = 99) = (reason is not null)),
  constraint incoming_sample_arrived check (
    (arrived_at is null) = (arrived_by is null) and (status <> 20 or arrived_at is not null))
);
-- One live tube has a barcode; one that was rejected may be announced anew.
create unique index incoming_sample_live_key on incoming_sample (l_id, barcode) where status in (0, 10, 20, 30);
create index incoming_sample_at_idx on incoming_sample (l_id, announced_at desc, incoming_id);
create index incoming_sample_order_idx on incoming_sample (l_id, order_id) where order_id is not null;
create index incoming_sample_bill_idx on incoming_sample (l_id, bill_id) where bill_id is not null;
create index incoming_sample_by_idx on incoming_sample (announced_by);
create index incoming_sample_arrived_by_idx on incoming_sample (arrived_by);

select protect_by_lab('incoming_order', 'incoming_sample');
grant select, insert, update on incoming_order, incoming_sample to nidan_app;
