-- Vendors: whom a lab buys from, with their places, people and accounts (spec §3, §7 /api/inventory/vendors).

create table vendor (
  l_id int not null constraint vendor_lab_fkey references lab (l_id),
  vendor_id uuid not null,
  code text not null,
  name text not null constraint vendor_name_not_blank check (name ~ '\S'),
  name_search text not null generated always as (lower(name)) stored,
  type text not null constraint vendor_type_known check (type in ('business_gst', 'business_none', 'overseas', 'consumer', 'other')),
  size text not null constraint vendor_size_known check (size in ('Others', 'Micro', 'Small', 'Medium')),
  gstin text null,
  pan text null,
  tan text null,
  cin text null,
  msme text null,
  -- Two digits, as a GST number begins; null overseas.
  state_code text null constraint vendor_state_code_format check (state_code ~ '^[0-9]{2}$'),
  payment_days smallint not null constraint vendor_payment_days_range check (payment_days between 0 and 365),
  lead_days smallint not null constraint vendor_lead_days_range check (lead_days between 0 and 365),
  tds_section text null constraint vendor_tds_section_known check (tds_section in ('194C', '194J', '194Q')),
  state smallint not null constraint vendor_state_known check (state in (0, 10, 20, 50, 90)),
  made_at timestamptz not null,
  made_by uuid not null constraint vendor_made_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint vendor_pkey primary key (l_id, vendor_id),
  constraint vendor_code_key unique (l_id, code),
  constraint vendor_name_key unique (l_id, name_search),
  constraint vendor_gstin_given check (type <> 'business_gst' or gstin is not null),
  constraint vendor_gstin_of_state check (gstin is null or left(gstin, 2) = state_code),
  constraint vendor_state_unless_overseas check ((type = 'overseas') = (state_code is null))
);
create index vendor_made_by_idx on vendor (made_by);

create table vendor_address (
  l_id int not null,
  address_id uuid not null,
  vendor_id uuid not null,
  name text not null constraint vendor_address_name_not_blank check (name ~ '\S'),
  line text not null,
  city text not null default '',
  state_code text null constraint vendor_address_state_code_format check (state_code ~ '^[0-9]{2}$'),
  pincode text not null default '',
  is_main boolean not null,
  constraint vendor_address_pkey primary key (l_id, address_id),
  constraint vendor_address_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id),
  constraint vendor_address_name_key unique (l_id, vendor_id, name)
);
create unique index vendor_address_main_key on vendor_address (l_id, vendor_id) where is_main;

create table vendor_contact (
  l_id int not null,
  contact_id uuid not null,
  vendor_id uuid not null,
  name text not null constraint vendor_contact_name_not_blank check (name ~ '\S'),
  duty text not null default '',
  phone text not null default '',
  email text not null default '',
  constraint vendor_contact_pkey primary key (l_id, contact_id),
  constraint vendor_contact_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id)
);
create index vendor_contact_vendor_idx on vendor_contact (l_id, vendor_id);

-- Accounts that vendors are paid to: an account is never changed, another one takes its place once it is approved.
create table vendor_bank (
  l_id int not null,
  bank_id uuid not null,
  vendor_id uuid not null,
  account_name text not null,
  account_no text not null constraint vendor_bank_account_no_format check (account_no ~ '^[0-9]{6,18}$'),
  ifsc text not null,
  bank text not null,
  state text not null constraint vendor_bank_state_known check (state in ('pending', 'active', 'former', 'rejected')),
  asked_at timestamptz not null,
  asked_by uuid not null constraint vendor_bank_asked_by_fkey references login_user (user_id),
  constraint vendor_bank_pkey primary key (l_id, bank_id),
  constraint vendor_bank_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id)
);
create unique index vendor_bank_active_key on vendor_bank (l_id, vendor_id) where state = 'active';
create unique index vendor_bank_pending_key on vendor_bank (l_id, vendor_id) where state = 'pending';
create index vendor_bank_vendor_idx on vendor_bank (l_id, vendor_id);
create index vendor_bank_asked_by_idx on vendor_bank (asked_by);

select protect_by_lab('vendor', 'vendor_address', 'vendor_contact', 'vendor_bank');
grant select, insert, update on vendor, vendor_address, vendor_contact to nidan_app;
grant select, insert, update (state) on vendor_bank to nidan_app;

-- A new vendor is approved without an amount.
alter table approval_request no force row level security;
alter table approval_request drop constraint approval_request_amount_positive,
  add constraint approval_request_amount_not_negative check (amount_paise >= 0) not valid;
alter table approval_request validate constraint approval_request_amount_not_negative;
alter table approval_request force row level security;

-- Who has every right on roles has every right on purchases from the start.
alter table role_right no force row level security;
insert into role_right (l_id, role_id, module, bits)
select l_id, role_id, 'purchases', 15 from role_right where module = 'roles' and bits = 15
on conflict do nothing;
alter table role_right force row level security;
