-- Who gets reports when and how (spec §7 "/api/publishingSpecs", "/api/publishjob").

-- Who sends by rule. Nobody signs in as it: it has no password and is disabled.
insert into login_user (user_id, username, name, user_type, password_hash, status)
values ('01900000-0000-7000-8000-000000000004', 'publishing', 'Publishing by rule', 'SYSTEM', '-', 50);

alter table test no force row level security;
alter table doctor no force row level security;
alter table agency no force row level security;
alter table location no force row level security;
alter table report_revision no force row level security;
alter table bill no force row level security;
alter table message no force row level security;

create table publishing_rule (
  l_id int not null constraint publishing_rule_lab_fkey references lab (l_id),
  rule_id uuid not null,
  recipient text not null constraint publishing_rule_recipient_known check (recipient in ('patient', 'doctor', 'agency')),
  -- What it is meant for; null is any.
  test_id uuid null,
  doctor_id uuid null,
  agency_id uuid null,
  location_id uuid null,
  -- In the order in which they are tried; none: this recipient gets nothing.
  channels text[] not null,
  hold_until_paid boolean not null,
  only_complete boolean not null,
  status smallint not null constraint publishing_rule_status_known check (status in (1, 0, -1)),
  -- It holds for reports that are released from then on.
  in_use_since timestamptz not null,
  version int not null default 1,
  constraint publishing_rule_pkey primary key (l_id, rule_id),
  constraint publishing_rule_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint publishing_rule_doctor_fkey foreign key (l_id, doctor_id) references doctor (l_id, doctor_id),
  constraint publishing_rule_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id),
  constraint publishing_rule_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint publishing_rule_once_key unique nulls not distinct (l_id, recipient, test_id, doctor_id, agency_id, location_id)
);
create index publishing_rule_test_idx on publishing_rule (l_id, test_id) where test_id is not null;
create index publishing_rule_doctor_idx on publishing_rule (l_id, doctor_id) where doctor_id is not null;
create index publishing_rule_agency_idx on publishing_rule (l_id, agency_id) where agency_id is not null;
create index publishing_rule_location_idx on publishing_rule (l_id, location_id) where location_id is not null;

-- What became of one revision of a report for one recipient.
create table publish_job (
  l_id int not null,
  job_id uuid not null,
  report_id uuid not null,
  bill_id uuid not null,
  recipient text not null constraint publish_job_recipient_known check (recipient in ('patient', 'doctor', 'agency')),
  state text not null constraint publish_job_state_known check (state in ('waiting', 'sent', 'withheld', 'pulledBack', 'replaced')),
  waits_for text null constraint publish_job_waits_for_known check (waits_for in ('payment', 'completion', 'release')),
  withheld_because text null
    constraint publish_job_withheld_because_known check (withheld_because in ('no-rule', 'switched-off', 'restricted')),
  channels text[] not null,
  message_id uuid null,
  decided_at timestamptz not null,
  constraint publish_job_pkey primary key (l_id, job_id),
  constraint publish_job_once_key unique (l_id, report_id, recipient),
  constraint publish_job_report_fkey foreign key (l_id, report_id) references report_revision (l_id, report_id),
  constraint publish_job_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint publish_job_message_fkey foreign key (l_id, message_id) references message (l_id, message_id),
  constraint publish_job_waits_why check ((state = 'waiting') = (waits_for is not null)),
  constraint publish_job_withheld_why check ((state = 'withheld') = (withheld_because is not null)),
  constraint publish_job_sent_message check (state <> 'sent' or message_id is not null)
);
create index publish_job_decided_at_idx on publish_job (l_id, decided_at desc, job_id desc);
create index publish_job_bill_idx on publish_job (l_id, bill_id);
create index publish_job_waiting_idx on publish_job (l_id, waits_for) where state = 'waiting';
create index publish_job_message_idx on publish_job (l_id, message_id) where message_id is not null;

alter table test force row level security;
alter table doctor force row level security;
alter table agency force row level security;
alter table location force row level security;
alter table report_revision force row level security;
alter table bill force row level security;
alter table message force row level security;

select protect_by_lab('publishing_rule', 'publish_job');
grant select, insert, update (channels), update (hold_until_paid), update (in_use_since), update (only_complete), update (status),
  update (version) on publishing_rule to nidan_app;
grant select, insert, update (channels), update (decided_at), update (message_id), update (state), update (waits_for),
  update (withheld_because) on publish_job to nidan_app;
