-- Rate lists: what agencies and centres pay for a test, profile or package, from a day until before another.

create extension if not exists btree_gist;

create table rate_list (
  l_id int not null constraint rate_list_lab_fkey references lab (l_id),
  rate_list_id uuid not null,
  -- Taken by agencies, by centres, or the own rates of one agency, under whose name it goes.
  kind text not null constraint rate_list_kind_known check (kind in ('agency', 'centre', 'own')),
  name text null constraint rate_list_name_not_blank check (name ~ '\S'),
  name_search text null collate "C" generated always as (lower(name) collate "C") stored,
  agency_id uuid null,
  version int not null default 1,
  constraint rate_list_pkey primary key (l_id, rate_list_id),
  constraint rate_list_name_key unique (l_id, name_search),
  constraint rate_list_agency_key unique (l_id, agency_id),
  constraint rate_list_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id),
  constraint rate_list_is_of_somebody check ((kind = 'own') = (agency_id is not null)),
  constraint rate_list_has_a_name check ((kind = 'own') = (name is null))
);

-- Which list an agency takes beside its own rates, and which one a centre takes; at most one each.
create table agency_rate_list (
  l_id int not null,
  agency_id uuid not null,
  rate_list_id uuid not null,
  constraint agency_rate_list_pkey primary key (l_id, agency_id),
  constraint agency_rate_list_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id),
  constraint agency_rate_list_list_fkey foreign key (l_id, rate_list_id) references rate_list (l_id, rate_list_id)
);
create index agency_rate_list_list_idx on agency_rate_list (l_id, rate_list_id);

create table centre_rate_list (
  l_id int not null,
  location_id uuid not null,
  rate_list_id uuid not null,
  constraint centre_rate_list_pkey primary key (l_id, location_id),
  constraint centre_rate_list_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint centre_rate_list_list_fkey foreign key (l_id, rate_list_id) references rate_list (l_id, rate_list_id)
);
create index centre_rate_list_list_idx on centre_rate_list (l_id, rate_list_id);

-- A price is never changed: it ends when another takes its place, or is withdrawn when one of the same day corrects it.
create table rate (
  l_id int not null,
  rate_id uuid not null,
  rate_list_id uuid not null,
  test_id uuid not null,
  from_date date not null,
  -- The first day without it; null: until further notice.
  until_date date null,
  price_paise bigint not null,
  is_free boolean not null,
  set_at timestamptz not null,
  set_by uuid not null constraint rate_set_by_fkey references login_user (user_id),
  withdrawn_at timestamptz null,
  constraint rate_pkey primary key (l_id, rate_id),
  constraint rate_list_fkey foreign key (l_id, rate_list_id) references rate_list (l_id, rate_list_id),
  constraint rate_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint rate_in_order check (from_date < until_date),
  constraint rate_zero_is_free check (price_paise > 0 or (price_paise = 0 and is_free)),
  constraint rate_one_a_day exclude using gist (
    l_id with =, rate_list_id with =, test_id with =, daterange(from_date, until_date) with &&)
    where (withdrawn_at is null)
);
create index rate_list_test_idx on rate (l_id, rate_list_id, test_id, from_date);
create index rate_test_idx on rate (l_id, test_id);
create index rate_set_by_idx on rate (set_by);

-- The rate that gave the price; null when another rule did. Without a foreign key, as of other rows that are never deleted
-- (migration 0003).
alter table bill_line
  add column rate_id uuid null,
  add constraint bill_line_price_source_known check (
    price_source in ('agency_test', 'agency_list', 'centre_list', 'lab_rate', 'package', 'mrp'));

-- Raised by every change of rates, so that the next request of every process reads them anew.
alter table lab add column rates_version int not null default 1;

select protect_by_lab('rate_list', 'agency_rate_list', 'centre_rate_list', 'rate');
grant select, insert on rate_list, rate to nidan_app;
grant update (name, version) on rate_list to nidan_app;
grant update (until_date, withdrawn_at) on rate to nidan_app;
grant select, insert, delete on agency_rate_list, centre_rate_list to nidan_app;
grant update (rates_version) on lab to nidan_app;
