-- Coupons: rules that give a discount on a bill when their code is told. How often one was used is a query over its bills.

create table coupon (
  l_id int not null constraint coupon_lab_fkey references lab (l_id),
  coupon_id uuid not null,
  -- As it is told, in capitals; given once.
  code text not null constraint coupon_code_shape check (code ~ '^[A-Z0-9-]{3,20}$'),
  name text not null,
  -- A percentage of what its tests come to, with at most so much, or an amount.
  percent numeric(5, 2) null constraint coupon_percent_range check (percent > 0 and percent <= 100),
  cap_paise bigint null constraint coupon_cap_positive check (cap_paise > 0),
  amount_paise bigint null constraint coupon_amount_positive check (amount_paise > 0),
  valid_from date not null,
  -- The last day; null: without an end.
  valid_to date null,
  -- What the bill must come to after the discounts on its lines.
  minimum_net_paise bigint not null default 0 constraint coupon_minimum_positive check (minimum_net_paise >= 0),
  per_patient int null constraint coupon_per_patient_positive check (per_patient > 0),
  in_all int null constraint coupon_in_all_positive check (in_all > 0),
  status smallint not null constraint coupon_status_known check (status in (-1, 0, 1)),
  version int not null default 1,
  constraint coupon_pkey primary key (l_id, coupon_id),
  constraint coupon_code_key unique (l_id, code),
  constraint coupon_gives_one check (num_nonnulls(percent, amount_paise) = 1 and (cap_paise is null or percent is not null)),
  constraint coupon_days_in_order check (valid_to >= valid_from)
);

-- The tests that a coupon holds for, and the places; none: all of them.
create table coupon_test (
  l_id int not null,
  coupon_id uuid not null,
  test_id uuid not null,
  constraint coupon_test_pkey primary key (l_id, coupon_id, test_id),
  constraint coupon_test_coupon_fkey foreign key (l_id, coupon_id) references coupon (l_id, coupon_id),
  constraint coupon_test_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);
create index coupon_test_test_idx on coupon_test (l_id, test_id);

create table coupon_location (
  l_id int not null,
  coupon_id uuid not null,
  location_id uuid not null,
  constraint coupon_location_pkey primary key (l_id, coupon_id, location_id),
  constraint coupon_location_coupon_fkey foreign key (l_id, coupon_id) references coupon (l_id, coupon_id),
  constraint coupon_location_location_fkey foreign key (l_id, location_id) references location (l_id, location_id)
);
create index coupon_location_location_idx on coupon_location (l_id, location_id);

alter table bill no force row level security;
alter table bill_line no force row level security;

-- What its coupon gave on the bill when it was made; of lines that are cancelled later it goes back with them.
alter table bill add column coupon_id uuid null,
  add column coupon_discount_paise bigint not null default 0,
  add constraint bill_coupon_fkey foreign key (l_id, coupon_id) references coupon (l_id, coupon_id),
  add constraint bill_coupon_gives check ((coupon_id is not null) = (coupon_discount_paise > 0) and coupon_discount_paise >= 0);
create index bill_coupon_idx on bill (l_id, coupon_id) where coupon_id is not null;

-- Its part of the coupon's discount.
alter table bill_line add column coupon_discount_paise bigint not null default 0;
alter table bill_line alter column discount_paise
  set expression as (line_discount_paise + bill_discount_paise + coupon_discount_paise);
alter table bill_line drop constraint bill_line_money,
  add constraint bill_line_money check (
    line_discount_paise >= 0 and bill_discount_paise >= 0 and coupon_discount_paise >= 0 and discount_paise <= price_paise);

alter table bill force row level security;
alter table bill_line force row level security;

select protect_by_lab('coupon', 'coupon_test', 'coupon_location');
grant select, insert, update on coupon to nidan_app;
grant select, insert, delete on coupon_test, coupon_location to nidan_app;
