-- Notices told to browsers while the product is closed (web push, RFC 8030).
alter table integration_setting drop constraint integration_setting_integration_known,
  add constraint integration_setting_integration_known check (integration in ('whatsapp', 'sms', 'email', 'push'));
alter table integration_log drop constraint integration_log_integration_known,
  add constraint integration_log_integration_known check (integration in ('whatsapp', 'sms', 'email', 'push'));
-- Of what goes out otherwise nobody tells anything.
alter table message_event drop constraint message_event_integration_known,
  add constraint message_event_integration_known check (integration in ('whatsapp', 'sms'));

-- A browser in which a person is told of notices of a lab.
create table push_subscription (
  l_id int not null constraint push_subscription_lab_fkey references lab (l_id),
  subscription_id uuid not null,
  user_id uuid not null constraint push_subscription_user_fkey references login_user (user_id),
  -- SHA-256 of its address: who has the address can write to the browser, so it stands here sealed alone.
  endpoint_hash bytea not null constraint push_subscription_hash_whole check (octet_length(endpoint_hash) = 32),
  service text not null,
  device text not null,
  -- Address and keys, encrypted with a key that is not in the database; null once it has ended.
  sealed bytea null,
  added_at timestamptz not null,
  ended_at timestamptz null,
  end_reason text null constraint push_subscription_end_known
    check (end_reason in ('taken back', 'gone', 'another person')),
  constraint push_subscription_pkey primary key (l_id, subscription_id),
  constraint push_subscription_ended_whole
    check ((ended_at is null) = (end_reason is null) and (ended_at is null) = (sealed is not null))
);
create unique index push_subscription_endpoint_key on push_subscription (l_id, endpoint_hash) where ended_at is null;
create index push_subscription_person_idx on push_subscription (l_id, user_id) where ended_at is null;
create index push_subscription_user_id_idx on push_subscription (user_id);

-- One notice on its way to one browser.
create table push (
  l_id int not null constraint push_lab_fkey references lab (l_id),
  push_id uuid not null,
  notice_id uuid not null,
  subscription_id uuid not null,
  step text not null default 'queued' constraint push_step_known check (step in ('queued', 'sent', 'failed')),
  tries int not null default 0,
  -- When it is tried; null once nothing is to be done.
  next_at timestamptz null,
  problem text null constraint push_problem_known check (problem in ('no-address', 'opted-out', 'switched-off', 'no-template',
    'text-differs', 'unreachable', 'signed-out', 'refused', 'undeliverable', 'withdrawn')),
  queued_at timestamptz not null,
  ended_at timestamptz null,
  constraint push_pkey primary key (l_id, push_id),
  constraint push_notice_fkey foreign key (l_id, notice_id) references notice (l_id, notice_id),
  constraint push_subscription_fkey foreign key (l_id, subscription_id) references push_subscription (l_id, subscription_id),
  constraint push_once_key unique (l_id, notice_id, subscription_id),
  constraint push_waits_or_ended check ((step = 'queued') = (next_at is not null) and (step = 'queued') = (ended_at is null))
);
create index push_due_idx on push (l_id, next_at) where next_at is not null;
create index push_subscription_idx on push (l_id, subscription_id, ended_at desc);

select protect_by_lab('push_subscription', 'push');
grant select, insert on push_subscription, push to nidan_app;
grant update (sealed, ended_at, end_reason) on push_subscription to nidan_app;
grant update (step, tries, next_at, problem, ended_at) on push to nidan_app;
