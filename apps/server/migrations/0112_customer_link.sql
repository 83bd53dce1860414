-- Pages of patients (spec §7 /api/logistic/customer-link): a link to a bill that ends and can be taken back. What makes it hard to guess is
-- computed from the secret key of the installation, and kept nowhere.

-- Who acts for a patient at their page. Nobody signs in as it: it has no password and is disabled.
insert into login_user (user_id, username, name, user_type, password_hash, status)
values ('01900000-0000-7000-8000-000000000003', 'patient-page', 'Page of the patient', 'SYSTEM', '-', 50);

-- A new foreign key is checked by a query of the owner, who sees no row while row-level security is forced.
alter table bill no force row level security;

create table customer_link (
  l_id int not null,
  link_id uuid not null,
  bill_id uuid not null,
  made_at timestamptz not null,
  made_by uuid not null constraint customer_link_made_by_fkey references login_user (user_id),
  ends_at timestamptz not null,
  ended_at timestamptz null,
  ended_by uuid null constraint customer_link_ended_by_fkey references login_user (user_id),
  end_reason text null constraint customer_link_reason_not_blank check (end_reason ~ '\S'),
  opened_count int not null default 0 constraint customer_link_opened_count_range check (opened_count >= 0),
  last_opened_at timestamptz null,
  -- Digits of the phone that were wrong since the last right ones.
  wrong_tries smallint not null default 0 constraint customer_link_wrong_tries_range check (wrong_tries >= 0),
  locked_until timestamptz null,
  version int not null default 1,
  constraint customer_link_pkey primary key (l_id, link_id),
  constraint customer_link_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint customer_link_ends_later check (ends_at > made_at),
  constraint customer_link_ended_whole check ((ended_at is null) = (ended_by is null) and
    (ended_at is null) = (end_reason is null))
);
create index customer_link_bill_idx on customer_link (l_id, bill_id, made_at);
create index customer_link_made_by_idx on customer_link (made_by);
create index customer_link_ended_by_idx on customer_link (ended_by) where ended_by is not null;

alter table bill force row level security;

select protect_by_lab('customer_link');
grant select, insert, update (ended_at), update (ended_by), update (end_reason), update (last_opened_at),
  update (locked_until), update (opened_count), update (version), update (wrong_tries) on customer_link to nidan_app;
