-- Smart reports: a released report in plain words (ADR next-smart-report). Which delivered rules may speak is approved lab by lab; what was made is
-- kept as it was made; a link to it has an end, can be taken back, and is known here by the hash of its token alone.

create table smart_rule_approval (
  l_id int not null constraint smart_rule_approval_lab_fkey references lab (l_id),
  approval_id uuid not null,
  -- A rule of the domain, with the version whose words were approved.
  rule_id text not null,
  rule_version int not null,
  approved_at timestamptz not null,
  approved_by uuid not null constraint smart_rule_approval_approved_by_fkey references login_user (user_id),
  withdrawn_at timestamptz null,
  withdrawn_by uuid null constraint smart_rule_approval_withdrawn_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint smart_rule_approval_pkey primary key (l_id, approval_id),
  constraint smart_rule_approval_withdrawal_told check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index smart_rule_approval_open_key on smart_rule_approval (l_id, rule_id) where withdrawn_at is null;
create index smart_rule_approval_approved_by_idx on smart_rule_approval (approved_by);
create index smart_rule_approval_withdrawn_by_idx on smart_rule_approval (withdrawn_by);

create table smart_report (
  l_id int not null,
  smart_id uuid not null,
  report_id uuid not null,
  -- A SmartContent of the domain: every sentence with its rule and value.
  content jsonb not null,
  made_at timestamptz not null,
  made_by uuid not null constraint smart_report_made_by_fkey references login_user (user_id),
  constraint smart_report_pkey primary key (l_id, smart_id),
  constraint smart_report_report_fkey foreign key (l_id, report_id) references report_revision (l_id, report_id)
);
create index smart_report_report_idx on smart_report (l_id, report_id, made_at);
create index smart_report_made_by_idx on smart_report (made_by);
create trigger smart_report_append_only before update or delete on smart_report
  for each row execute function refuse_change();
create trigger smart_report_no_truncate before truncate on smart_report
  for each statement execute function refuse_change();

create table smart_share (
  l_id int not null,
  share_id uuid not null,
  smart_id uuid not null,
  token_hash bytea not null,
  ends_at timestamptz not null,
  made_at timestamptz not null,
  made_by uuid not null constraint smart_share_made_by_fkey references login_user (user_id),
  taken_back_at timestamptz null,
  taken_back_by uuid null constraint smart_share_taken_back_by_fkey references login_user (user_id),
  opened_count int not null default 0 constraint smart_share_opened_not_negative check (opened_count >= 0),
  last_opened_at timestamptz null,
  version int not null default 1,
  constraint smart_share_pkey primary key (l_id, share_id),
  constraint smart_share_token_key unique (l_id, token_hash),
  constraint smart_share_smart_fkey foreign key (l_id, smart_id) references smart_report (l_id, smart_id),
  constraint smart_share_ends_later check (ends_at > made_at),
  constraint smart_share_taking_back_told check ((taken_back_at is null) = (taken_back_by is null))
);
create index smart_share_smart_idx on smart_share (l_id, smart_id);
create index smart_share_made_by_idx on smart_share (made_by);
create index smart_share_taken_back_by_idx on smart_share (taken_back_by);

select protect_by_lab('smart_rule_approval', 'smart_report', 'smart_share');
grant select, insert, update (withdrawn_at, withdrawn_by, version) on smart_rule_approval to nidan_app;
grant select, insert on smart_report to nidan_app;
grant select, insert, update (taken_back_at, taken_back_by, opened_count, last_opened_at, version) on smart_share to nidan_app;
