-- The way out (spec §3 notification channels, §4 integration log and generic outcome, §7 "/api/integration").

-- How a lab reaches the service behind a channel.
create table integration_setting (
  l_id int not null constraint integration_setting_lab_fkey references lab (l_id),
  integration text not null constraint integration_setting_integration_known
    check (integration in ('whatsapp', 'sms', 'email')),
  -- Where it is called; https://host/path, or smtp://host:port.
  address text not null,
  -- What is no secret: sender, ids, names.
  options jsonb not null,
  -- Encrypted with a key that is not in the database; null until a secret is given.
  sealed_secrets bytea null,
  secrets_set_at timestamptz null,
  secrets_set_by uuid null,
  is_on boolean not null,
  -- Nothing goes out while it is paused; what waits goes on afterwards.
  paused_at timestamptz null,
  pause_reason text null,
  -- Nobody answered there: not before.
  rests_until timestamptz null,
  version int not null default 1,
  constraint integration_setting_pkey primary key (l_id, integration),
  constraint integration_setting_paused_whole check ((paused_at is null) = (pause_reason is null)),
  constraint integration_setting_secrets_whole
    check ((sealed_secrets is null) = (secrets_set_at is null) and (sealed_secrets is null) = (secrets_set_by is null))
);

-- What became of one version of a thing in another system, as of its last try.
create table integration_log (
  l_id int not null constraint integration_log_lab_fkey references lab (l_id),
  log_id uuid not null,
  integration text not null constraint integration_log_integration_known
    check (integration in ('whatsapp', 'sms', 'email')),
  entity_kind text not null,
  entity_id uuid not null,
  entity_version int not null,
  -- The other side knows a call by it, however often it is made.
  key text not null,
  -- Integration log, spec §4.
  outcome smallint not null constraint integration_log_outcome_known check (outcome in (1, 2, 3, 4, 5, 6)),
  tries int not null constraint integration_log_tried check (tries >= 1),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- What the other side calls it; null until it took it.
  reference text null,
  constraint integration_log_pkey primary key (l_id, log_id),
  constraint integration_log_key_key unique (l_id, key)
);
create index integration_log_last_at_idx on integration_log (l_id, last_at desc, log_id desc);
create index integration_log_entity_idx on integration_log (l_id, entity_id);

-- Each call with what was asked and answered, without secrets and without what names a person.
create table integration_try (
  l_id int not null,
  log_id uuid not null,
  try_no int not null,
  at timestamptz not null,
  took_ms int not null,
  request text not null,
  -- Status of the answer; null when there was none.
  status int null,
  answer text null,
  -- Why it failed, as a code; null where it did not.
  problem text null,
  constraint integration_try_pkey primary key (l_id, log_id, try_no),
  constraint integration_try_log_fkey foreign key (l_id, log_id) references integration_log (l_id, log_id)
);
create trigger integration_try_append_only before update or delete on integration_try
  for each row execute function refuse_change();
create trigger integration_try_no_truncate before truncate on integration_try
  for each statement execute function refuse_change();

-- What somebody is to be told: once per version of a thing and recipient.
create table message (
  l_id int not null constraint message_lab_fkey references lab (l_id),
  message_id uuid not null,
  kind text not null,
  entity_id uuid not null,
  entity_version int not null,
  recipient_kind text not null constraint message_recipient_kind_known
    check (recipient_kind in ('patient', 'doctor', 'agency', 'user')),
  recipient_id uuid not null,
  -- As they were when it was asked for.
  recipient_name text not null,
  phone text null,
  email text null,
  -- In the order in which they are tried.
  channels text[] not null,
  -- Delivery priority, spec §9.
  priority smallint not null constraint message_priority_known check (priority in (1, 2, 4)),
  not_before timestamptz not null,
  template text not null,
  language text not null constraint message_language_known check (language in ('en', 'hi', 'mr')),
  facts jsonb not null,
  document_kind text null constraint message_document_kind_known check (document_kind in ('report', 'bill', 'file')),
  document_id uuid null,
  bill_id uuid null,
  -- Generic outcome, spec §4.
  outcome text not null default 'PENDING' constraint message_outcome_known check (outcome in ('PENDING', 'SUCCESS', 'FAILURE')),
  withdrawn_at timestamptz null,
  withdrawn_by uuid null,
  created_at timestamptz not null,
  created_by uuid not null,
  constraint message_pkey primary key (l_id, message_id),
  constraint message_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint message_document_whole check ((document_kind is null) = (document_id is null)),
  constraint message_withdrawn_whole check ((withdrawn_at is null) = (withdrawn_by is null))
);
-- What was taken back before it was sent does not stand in the way of sending it after all.
create unique index message_key on message (l_id, kind, entity_id, entity_version, recipient_kind, recipient_id)
  where withdrawn_at is null;
create index message_entity_idx on message (l_id, entity_id);
create index message_bill_idx on message (l_id, bill_id) where bill_id is not null;
create index message_created_at_idx on message (l_id, created_at desc, message_id desc);
create index message_recipient_idx on message (l_id, recipient_id);
create index message_failed_idx on message (l_id, entity_id) where outcome = 'FAILURE' and withdrawn_at is null;

-- One message on one channel: how far it came.
create table message_channel (
  l_id int not null,
  message_id uuid not null,
  channel text not null constraint message_channel_channel_known
    check (channel in ('whatsapp', 'sms', 'email', 'platform')),
  step text not null constraint message_channel_step_known
    check (step in ('queued', 'sent', 'delivered', 'read', 'failed')),
  priority smallint not null,
  tries int not null default 0,
  -- When it is to be tried; null: not by itself.
  next_at timestamptz null,
  -- Why it failed, as a code, and in the words of the other side.
  problem text null,
  problem_detail text null,
  -- What the other side calls it.
  reference text null,
  -- What is sent under its key, laid down before the first try, so that every try sends the same.
  content jsonb null,
  queued_at timestamptz not null,
  sent_at timestamptz null,
  delivered_at timestamptz null,
  read_at timestamptz null,
  failed_at timestamptz null,
  constraint message_channel_pkey primary key (l_id, message_id, channel),
  constraint message_channel_message_fkey foreign key (l_id, message_id) references message (l_id, message_id),
  constraint message_channel_failed_why check (step <> 'failed' or problem is not null)
);
create index message_channel_due_idx on message_channel (l_id, channel, priority, next_at) where next_at is not null;
create index message_channel_reference_idx on message_channel (l_id, channel, reference) where reference is not null;
create index message_channel_failed_idx on message_channel (l_id, failed_at desc) where step = 'failed';

-- What a gateway told of a message, once per telling.
create table message_event (
  l_id int not null constraint message_event_lab_fkey references lab (l_id),
  integration text not null constraint message_event_integration_known
    check (integration in ('whatsapp', 'sms', 'email')),
  event_id text not null,
  message_id uuid null,
  told text not null,
  told_at timestamptz not null,
  received_at timestamptz not null,
  constraint message_event_pkey primary key (l_id, integration, event_id),
  constraint message_event_message_fkey foreign key (l_id, message_id) references message (l_id, message_id)
);
create index message_event_message_idx on message_event (l_id, message_id) where message_id is not null;

-- Who wants no messages on a channel; an end is a row that is no more.
create table message_opt_out (
  l_id int not null constraint message_opt_out_lab_fkey references lab (l_id),
  opt_out_id uuid not null,
  patient_id uuid not null,
  channel text not null constraint message_opt_out_channel_known check (channel in ('whatsapp', 'sms', 'email')),
  -- Who said so: the desk, or the patient by an answer to a message.
  source text not null constraint message_opt_out_source_known check (source in ('desk', 'answer')),
  since timestamptz not null,
  ended_at timestamptz null,
  constraint message_opt_out_pkey primary key (l_id, opt_out_id),
  constraint message_opt_out_patient_fkey foreign key (l_id, patient_id) references patient (l_id, patient_id)
);
create index message_opt_out_patient_idx on message_opt_out (l_id, patient_id);

-- The words of a lab for a message, in place of those that come with the product.
create table message_template (
  l_id int not null constraint message_template_lab_fkey references lab (l_id),
  name text not null,
  channel text not null constraint message_template_channel_known
    check (channel in ('whatsapp', 'sms', 'email', 'platform')),
  language text not null constraint message_template_language_known check (language in ('en', 'hi', 'mr')),
  subject text not null,
  body text not null,
  -- 19 digits under which the text is registered with the operators, or the name of the approved template.
  registered_id text null,
  -- The text as it is registered, with {#var#} where something varies; of an SMS alone.
  registered_text text null,
  category text not null constraint message_template_category_known check (category in ('service', 'promotion')),
  changed_at timestamptz not null,
  changed_by uuid not null,
  version int not null default 1,
  constraint message_template_pkey primary key (l_id, name, channel, language)
);

-- A message inside the product (channel bit 2).
create table notice (
  l_id int not null constraint notice_lab_fkey references lab (l_id),
  notice_id uuid not null,
  user_id uuid not null constraint notice_user_fkey references login_user (user_id),
  message_id uuid not null,
  subject text not null,
  body text not null,
  bill_id uuid null,
  created_at timestamptz not null,
  read_at timestamptz null,
  constraint notice_pkey primary key (l_id, notice_id),
  constraint notice_message_fkey foreign key (l_id, message_id) references message (l_id, message_id),
  constraint notice_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint notice_once_key unique (l_id, message_id, user_id)
);
create index notice_user_idx on notice (l_id, user_id, created_at desc, notice_id desc);
create index notice_user_id_idx on notice (user_id);
create index notice_bill_idx on notice (l_id, bill_id) where bill_id is not null;

select protect_by_lab('integration_setting', 'integration_log', 'integration_try', 'message', 'message_channel', 'message_event',
  'message_opt_out', 'message_template', 'notice');
grant select, insert on integration_setting, integration_log, integration_try, message, message_channel, message_event,
  message_opt_out, message_template, notice to nidan_app;
grant update (address, options, sealed_secrets, secrets_set_at, secrets_set_by, is_on, paused_at, pause_reason, rests_until, version)
  on integration_setting to nidan_app;
grant update (outcome, tries, last_at, reference) on integration_log to nidan_app;
grant update (outcome, withdrawn_at, withdrawn_by, recipient_id) on message to nidan_app;
grant update (step, tries, next_at, problem, problem_detail, reference, content, sent_at, delivered_at, read_at, failed_at)
  on message_channel to nidan_app;
grant update (patient_id, ended_at) on message_opt_out to nidan_app;
grant delete on message_template to nidan_app;
grant update (subject, body, registered_id, registered_text, category, changed_at, changed_by, version) on message_template to nidan_app;
grant update (read_at) on notice to nidan_app;
