-- Money that patients are asked for through a payment gateway or a card terminal (spec §7 "/api/pg/orders", §3 "card terminal").

-- How a lab signs in to its payment gateway.
create table payment_gateway (
  l_id int not null constraint payment_gateway_lab_fkey references lab (l_id),
  key_id text not null,
  -- Key secret and webhook secret, encrypted with a key that is not in the database.
  sealed_secrets bytea not null,
  is_open boolean not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  version int not null default 1,
  constraint payment_gateway_pkey primary key (l_id)
);

create table card_terminal (
  l_id int not null constraint card_terminal_lab_fkey references lab (l_id),
  terminal_id uuid not null,
  location_id uuid not null,
  name text not null,
  merchant_id text not null,
  store_pos_code text not null,
  imei text not null,
  sealed_secret bytea not null,
  status smallint not null default 1 constraint card_terminal_status_known check (status in (-1, 0, 1)),
  version int not null default 1,
  constraint card_terminal_pkey primary key (l_id, terminal_id),
  constraint card_terminal_location_fkey foreign key (l_id, location_id) references location (l_id, location_id)
);
create index card_terminal_location_idx on card_terminal (l_id, location_id);

create table payment_order (
  l_id int not null constraint payment_order_lab_fkey references lab (l_id),
  order_id uuid not null,
  bill_id uuid not null,
  location_id uuid not null,
  channel text not null constraint payment_order_channel_known check (channel in ('qr', 'link', 'terminal')),
  terminal_id uuid null,
  amount_paise bigint not null constraint payment_order_amount_positive check (amount_paise > 0),
  state smallint not null default 0 constraint payment_order_state_known check (state in (0, 5, 10, 20, 30, 50, 90)),
  -- What the other side calls it; null until it has taken it.
  gateway_ref text null,
  -- What the patient scans or opens: a UPI request, or the address of a page.
  request text null,
  -- Why it does not go on, for whoever waits; null while all is well.
  problem text null constraint payment_order_problem_known
    check (problem in ('unreachable', 'refused', 'keys', 'busy', 'expired', 'declined', 'noCode')),
  problem_detail text null,
  created_at timestamptz not null,
  created_by uuid not null,
  expires_at timestamptz not null,
  -- When the other side is to be asked again; null: never.
  ask_at timestamptz null,
  -- When what was given up was taken back on the other side.
  withdrawn_at timestamptz null,
  version int not null default 1,
  constraint payment_order_pkey primary key (l_id, order_id),
  constraint payment_order_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint payment_order_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint payment_order_terminal_fkey foreign key (l_id, terminal_id) references card_terminal (l_id, terminal_id),
  constraint payment_order_terminal_given check ((channel = 'terminal') = (terminal_id is not null))
);
create index payment_order_bill_idx on payment_order (l_id, bill_id);
create index payment_order_location_idx on payment_order (l_id, location_id);
create index payment_order_terminal_idx on payment_order (l_id, terminal_id) where terminal_id is not null;
create index payment_order_created_at_idx on payment_order (l_id, created_at desc, order_id desc);
create index payment_order_ask_idx on payment_order (l_id, ask_at) where ask_at is not null;
create unique index payment_order_gateway_ref_key on payment_order (l_id, channel, gateway_ref) where gateway_ref is not null;
-- One at a time for a bill, so that nobody pays the same due twice.
create unique index payment_order_open_key on payment_order (l_id, bill_id) where state in (0, 5);

-- Money that came for an order, once per payment of the other side, however often that tells of it.
create table payment_order_money (
  l_id int not null,
  gateway_payment_id text not null,
  order_id uuid not null,
  amount_paise bigint not null constraint payment_order_money_amount_positive check (amount_paise > 0),
  currency text not null,
  came_at timestamptz not null,
  -- Why it was not booked by itself; it stays when a person books it later.
  held_because text null constraint payment_order_money_held_because_known check (held_because in ('amount', 'currency')),
  payment_id uuid null,
  advance_id uuid null,
  booked_at timestamptz null,
  booked_by uuid null,
  returned_at timestamptz null,
  constraint payment_order_money_pkey primary key (l_id, gateway_payment_id),
  constraint payment_order_money_order_fkey foreign key (l_id, order_id) references payment_order (l_id, order_id),
  constraint payment_order_money_payment_fkey foreign key (l_id, payment_id) references payment (l_id, payment_id),
  constraint payment_order_money_advance_fkey foreign key (l_id, advance_id) references customer_advance (l_id, advance_id),
  constraint payment_order_money_booked_whole check (
    (booked_at is null) = (booked_by is null) and (booked_at is null) = (num_nonnulls(payment_id, advance_id) = 0)),
  constraint payment_order_money_held_or_booked check (booked_at is not null or held_because is not null)
);
create index payment_order_money_order_idx on payment_order_money (l_id, order_id);
create unique index payment_order_money_payment_key on payment_order_money (l_id, payment_id) where payment_id is not null;
create unique index payment_order_money_advance_key on payment_order_money (l_id, advance_id) where advance_id is not null;

-- What the gateway told, once per event: kept before anything is done with it, without who paid.
create table payment_event (
  l_id int not null constraint payment_event_lab_fkey references lab (l_id),
  event_id text not null,
  kind text not null,
  order_id uuid null,
  gateway_payment_id text null,
  amount_paise bigint null,
  currency text null,
  body_hash bytea not null,
  received_at timestamptz not null,
  applied_at timestamptz null,
  constraint payment_event_pkey primary key (l_id, event_id),
  constraint payment_event_order_fkey foreign key (l_id, order_id) references payment_order (l_id, order_id)
);
create index payment_event_order_idx on payment_event (l_id, order_id) where order_id is not null;
create index payment_event_waiting_idx on payment_event (l_id, received_at) where applied_at is null;

select protect_by_lab('payment_gateway', 'card_terminal', 'payment_order', 'payment_order_money', 'payment_event');
grant select, insert on payment_gateway, card_terminal, payment_order, payment_order_money, payment_event to nidan_app;
grant update (key_id, sealed_secrets, is_open, changed_at, changed_by, version) on payment_gateway to nidan_app;
grant update (location_id, name, merchant_id, store_pos_code, imei, sealed_secret, status, version) on card_terminal to nidan_app;
grant update (state, gateway_ref, request, problem, problem_detail, ask_at, withdrawn_at, version) on payment_order to nidan_app;
grant update (payment_id, advance_id, booked_at, booked_by, returned_at) on payment_order_money to nidan_app;
grant update (applied_at) on payment_event to nidan_app;
