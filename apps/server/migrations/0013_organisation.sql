-- The legal and physical shape of a lab: firms, locations, which place processes what of a centre, and what is open where.

create table firm (
  l_id int not null constraint firm_lab_fkey references lab (l_id),
  firm_id uuid not null,
  name text not null constraint firm_name_not_blank check (name ~ '\S'),
  gstin text null,
  pan text null,
  cin text null,
  tan text null,
  addr_1 text not null default '',
  addr_2 text not null default '',
  landmark text not null default '',
  city text not null default '',
  pincode text not null default '',
  phone text not null default '',
  email text not null default '',
  -- Letters before the date in the lab IDs of its locations; null: those of the lab.
  lab_id_prefix text null constraint firm_lab_id_prefix_format check (lab_id_prefix ~ '^[A-Z]{1,4}$'),
  status smallint not null default 1 constraint firm_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint firm_pkey primary key (l_id, firm_id),
  constraint firm_name_key unique (l_id, name),
  constraint firm_gstin_key unique (l_id, gstin)
);

-- A new foreign key is checked by a query of the owner, who sees no row while row-level security is forced.
alter table location no force row level security;
alter table location
  add column kind text not null default 'lab' constraint location_kind_known check (kind in ('lab', 'centre')),
  add column firm_id uuid null,
  add column status smallint not null default 1 constraint location_status_known check (status in (1, 0, -1)),
  add column version int not null default 1,
  add constraint location_firm_fkey foreign key (l_id, firm_id) references firm (l_id, firm_id);
alter table location force row level security;
create index location_firm_idx on location (l_id, firm_id) where firm_id is not null;

alter table department
  add column status smallint not null default 1 constraint department_status_known check (status in (1, 0, -1)),
  add column version int not null default 1,
  add constraint department_name_key unique (l_id, name);

-- Where the tubes of a centre go, by department: to a location of the lab or to another laboratory.
create table processing_place (
  l_id int not null,
  centre_id uuid not null,
  department_id uuid not null,
  location_id uuid null,
  outside_lab text null constraint processing_place_outside_not_blank check (outside_lab ~ '\S'),
  constraint processing_place_pkey primary key (l_id, centre_id, department_id),
  constraint processing_place_centre_fkey foreign key (l_id, centre_id) references location (l_id, location_id),
  constraint processing_place_department_fkey foreign key (l_id, department_id)
    references department (l_id, department_id),
  constraint processing_place_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint processing_place_is_one check (num_nonnulls(location_id, outside_lab) = 1)
);
create index processing_place_department_idx on processing_place (l_id, department_id);
create index processing_place_location_idx on processing_place (l_id, location_id) where location_id is not null;

-- Modules that a location has for some time only; a module without a row is open there.
create table location_subscription (
  l_id int not null,
  location_id uuid not null,
  module text not null,
  starts_on date not null,
  -- The last day; null: until further notice.
  ends_on date null,
  constraint location_subscription_pkey primary key (l_id, location_id, module),
  constraint location_subscription_location_fkey foreign key (l_id, location_id)
    references location (l_id, location_id),
  constraint location_subscription_in_order check (ends_on is null or starts_on <= ends_on)
);

select protect_by_lab('firm', 'processing_place', 'location_subscription');

grant select, insert, update on firm to nidan_app;
grant insert, update on location, department to nidan_app;
grant select, insert, delete on processing_place, location_subscription to nidan_app;
grant update (name, address, phone, email, website, tagline, footer, upi_address, time_zone) on lab to nidan_app;
