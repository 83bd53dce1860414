-- Labs, sign-in, rights, and what every command writes beside its own rows: events, idempotency keys, counters.
-- Tables without row-level security are the ones read before a lab is known; ADR 2 lists them.

create table lab (
  l_id int constraint lab_pkey primary key,
  name text not null,
  prefix text not null constraint lab_prefix_format check (prefix ~ '^[A-Z]{1,4}$'),
  time_zone text not null default 'Asia/Kolkata',
  account_status smallint not null default 10
    constraint lab_account_status_known check (account_status in (10, 20, 30, 40, 50)),
  lab_type text not null default 'MAIN',
  home_l_id int null constraint lab_home_lab_fkey references lab (l_id),
  address text not null default '',
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  tagline text not null default '',
  footer text not null default '',
  upi_address text null,
  catalogue_version int not null default 1,
  created_at timestamptz not null default now()
);
create index lab_home_lab_idx on lab (home_l_id);

create table login_user (
  user_id uuid constraint login_user_pkey primary key,
  username text not null constraint login_user_username_key unique,
  name text not null,
  user_type text not null constraint login_user_type_known
    check (user_type in ('DOCTOR', 'AGENCY', 'EMPLOYEE', 'SYSTEM', 'API')),
  password_hash text not null,
  is_demo_user boolean not null default false,
  qualification text null,
  registration_no text null,
  -- Master-data status, spec §4: active 0, draft 10, pending 20, disabled 50, terminated 90.
  status smallint not null default 0 constraint login_user_status_known check (status in (0, 10, 20, 50, 90)),
  version int not null default 1,
  created_at timestamptz not null default now()
);

create table role (
  l_id int not null constraint role_lab_fkey references lab (l_id),
  role_id uuid not null,
  name text not null,
  constraint role_pkey primary key (l_id, role_id),
  constraint role_name_key unique (l_id, name)
);

create table role_right (
  l_id int not null,
  role_id uuid not null,
  module text not null,
  bits smallint not null constraint role_right_bits_range check (bits between 1 and 15),
  constraint role_right_pkey primary key (l_id, role_id, module),
  constraint role_right_role_fkey foreign key (l_id, role_id) references role (l_id, role_id)
);

create table membership (
  l_id int not null constraint membership_lab_fkey references lab (l_id),
  user_id uuid not null constraint membership_user_fkey references login_user (user_id),
  role_id uuid not null,
  discount_upto_paise bigint null,
  discount_max_percent smallint null
    constraint membership_discount_percent_range check (discount_max_percent between 0 and 100),
  constraint membership_pkey primary key (l_id, user_id),
  constraint membership_role_fkey foreign key (l_id, role_id) references role (l_id, role_id)
);
create index membership_user_idx on membership (user_id);
create index membership_role_idx on membership (l_id, role_id);

create table session (
  token_hash bytea constraint session_pkey primary key,
  user_id uuid not null constraint session_user_fkey references login_user (user_id),
  l_id int null,
  location_id uuid null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz null,
  constraint session_membership_fkey foreign key (l_id, user_id) references membership (l_id, user_id)
);
create index session_user_idx on session (user_id);
create index session_membership_idx on session (l_id, user_id);

create table sign_in_attempt (
  subject text constraint sign_in_attempt_pkey primary key,
  failures int not null,
  last_at timestamptz not null
);

create table location (
  l_id int not null constraint location_lab_fkey references lab (l_id),
  location_id uuid not null,
  name text not null,
  address text not null default '',
  phone text not null default '',
  constraint location_pkey primary key (l_id, location_id),
  constraint location_name_key unique (l_id, name)
);

create table lab_switch (
  l_id int not null constraint lab_switch_lab_fkey references lab (l_id),
  name text not null,
  value jsonb not null,
  constraint lab_switch_pkey primary key (l_id, name)
);

create table event (
  l_id int not null,
  event_id uuid not null,
  at timestamptz not null default now(),
  user_id uuid not null,
  role_name text not null,
  location_id uuid null,
  entity_kind text not null,
  entity_id uuid not null,
  bill_id uuid null,
  -- Tests, samples or lines of the bill that the change touched beside its own entity.
  parts uuid[] not null default '{}',
  action text not null,
  before jsonb null,
  after jsonb null,
  reason text null,
  request_id text not null,
  constraint event_pkey primary key (l_id, event_id)
);
create index event_entity_idx on event (l_id, entity_kind, entity_id);
create index event_bill_idx on event (l_id, bill_id);

create table idempotency (
  l_id int not null,
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  answer text not null,
  created_at timestamptz not null default now(),
  constraint idempotency_pkey primary key (l_id, user_id, key)
);

create table counter (
  l_id int not null,
  name text not null,
  value bigint not null,
  constraint counter_pkey primary key (l_id, name)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger event_append_only before update or delete on event for each row execute function refuse_change();
create trigger event_no_truncate before truncate on event for each statement execute function refuse_change();

-- Row-level security. The lab is set by `set local app.l_id = '<integer>'`; unset is an error, so it fails closed.
create function protect_by_lab(variadic tables text[]) returns void language plpgsql as $$
declare t text;
begin
  foreach t in array tables loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy tenant on %I using (l_id = current_setting(''app.l_id'')::int) with check (l_id = current_setting(''app.l_id'')::int)', t);
  end loop;
end $$;
revoke execute on function protect_by_lab from public;

select protect_by_lab('role', 'role_right', 'location', 'lab_switch', 'event', 'idempotency', 'counter');

grant select on lab, login_user, role, role_right, membership to nidan_app;
grant update (catalogue_version) on lab to nidan_app;
grant select, insert, update on session, sign_in_attempt to nidan_app;
grant delete on sign_in_attempt to nidan_app;
grant select on location, lab_switch to nidan_app;
grant select, insert on event, idempotency to nidan_app;
grant select, insert, update on counter to nidan_app;
