-- Results that go out by rule: versioned sets, what they said of each result, what stops them, and tubes that may bear each other's name.

-- Who checks and releases by rule. Nobody signs in as it: it has no password and is disabled.
insert into login_user (user_id, username, name, user_type, password_hash, status)
values ('01900000-0000-7000-8000-000000000001', 'autoverification', 'Autoverification', 'SYSTEM', '-', 50);

create table rule_set (
  l_id int not null,
  rule_set_id uuid not null,
  test_id uuid not null,
  -- Counts the sets of a test.
  number int not null constraint rule_set_number_positive check (number > 0),
  state text not null constraint rule_set_state_known check (state in ('draft', 'approved', 'retired')),
  mode text not null constraint rule_set_mode_known check (mode in ('off', 'shadow', 'live')),
  -- A RuleSet of the domain.
  rules jsonb not null,
  made_at timestamptz not null,
  made_by uuid not null constraint rule_set_made_by_fkey references login_user (user_id),
  changed_by uuid not null constraint rule_set_changed_by_fkey references login_user (user_id),
  approved_at timestamptz null,
  approved_by uuid null constraint rule_set_approved_by_fkey references login_user (user_id),
  retired_at timestamptz null,
  retired_by uuid null constraint rule_set_retired_by_fkey references login_user (user_id),
  retire_reason text null,
  version int not null default 1,
  constraint rule_set_pkey primary key (l_id, rule_set_id),
  constraint rule_set_number_key unique (l_id, test_id, number),
  constraint rule_set_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint rule_set_live_is_approved check (mode <> 'live' or state <> 'draft'),
  constraint rule_set_approved_by_another check (approved_by <> made_by and approved_by <> changed_by),
  constraint rule_set_approval_told check ((approved_at is null) = (approved_by is null) and (state <> 'approved' or approved_at is not null)),
  constraint rule_set_retirement_told check ((state = 'retired') = (retired_at is not null) and (retired_at is null) = (retired_by is null))
);
create unique index rule_set_approved_key on rule_set (l_id, test_id) where state = 'approved';
create unique index rule_set_draft_key on rule_set (l_id, test_id) where state = 'draft';
create index rule_set_made_by_idx on rule_set (made_by);
create index rule_set_changed_by_idx on rule_set (changed_by);
create index rule_set_approved_by_idx on rule_set (approved_by);
create index rule_set_retired_by_idx on rule_set (retired_by);

create table rule_verdict (
  l_id int not null,
  verdict_id uuid not null,
  bill_test_id uuid not null,
  rule_set_id uuid not null,
  -- Of the bill test, with the values that were judged.
  test_version int not null,
  mode text not null constraint rule_verdict_mode_known check (mode in ('shadow', 'live')),
  outcome text not null constraint rule_verdict_outcome_known
    check (outcome in ('told', 'checked', 'held', 'switchedOff', 'refused')),
  passed boolean not null,
  -- The rules that held it back, with what they found.
  stops jsonb not null,
  -- Everything that the rules went by, result versions among it, and the rules as they were.
  inputs jsonb not null,
  -- Why the check was refused though the rules passed; null otherwise.
  refusal text null,
  judged_at timestamptz not null,
  constraint rule_verdict_pkey primary key (l_id, verdict_id),
  constraint rule_verdict_once_key unique (l_id, bill_test_id, rule_set_id, test_version),
  constraint rule_verdict_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint rule_verdict_rule_set_fkey foreign key (l_id, rule_set_id) references rule_set (l_id, rule_set_id),
  constraint rule_verdict_checked_passed check (outcome <> 'checked' or (passed and mode = 'live')),
  constraint rule_verdict_refusal_told check ((outcome = 'refused') = (refusal is not null))
);
create index rule_verdict_rule_set_idx on rule_verdict (l_id, rule_set_id, judged_at);
create trigger rule_verdict_append_only before update or delete on rule_verdict
  for each row execute function refuse_change();
create trigger rule_verdict_no_truncate before truncate on rule_verdict
  for each statement execute function refuse_change();

create table rule_switch (
  l_id int not null constraint rule_switch_lab_fkey references lab (l_id),
  switch_id uuid not null,
  kind text not null constraint rule_switch_kind_known check (kind in ('lab', 'test', 'machine')),
  test_id uuid null,
  machine_id uuid null,
  reason text not null constraint rule_switch_reason_not_blank check (reason ~ '\S'),
  stopped_at timestamptz not null,
  stopped_by uuid not null constraint rule_switch_stopped_by_fkey references login_user (user_id),
  resume_reason text null,
  resumed_at timestamptz null,
  resumed_by uuid null constraint rule_switch_resumed_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint rule_switch_pkey primary key (l_id, switch_id),
  constraint rule_switch_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint rule_switch_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint rule_switch_target check ((kind = 'test') = (test_id is not null) and (kind = 'machine') = (machine_id is not null)),
  constraint rule_switch_resumed_told check (
    (resumed_at is null) = (resumed_by is null) and (resumed_at is null) = (resume_reason is null))
);
create unique index rule_switch_open_key on rule_switch (l_id, kind, test_id, machine_id) nulls not distinct where resumed_at is null;
create index rule_switch_test_idx on rule_switch (l_id, test_id);
create index rule_switch_machine_idx on rule_switch (l_id, machine_id);
create index rule_switch_stopped_by_idx on rule_switch (stopped_by);
create index rule_switch_resumed_by_idx on rule_switch (resumed_by);

create table swap_hold (
  l_id int not null,
  hold_id uuid not null,
  first_sample_id uuid not null,
  second_sample_id uuid not null,
  -- Quantities with their values, distances and the weight, as the domain found them.
  evidence jsonb not null,
  found_at timestamptz not null,
  decided_at timestamptz null,
  decided_by uuid null constraint swap_hold_decided_by_fkey references login_user (user_id),
  reason text null,
  version int not null default 1,
  constraint swap_hold_pkey primary key (l_id, hold_id),
  constraint swap_hold_pair_key unique (l_id, first_sample_id, second_sample_id),
  constraint swap_hold_first_fkey foreign key (l_id, first_sample_id) references sample (l_id, sample_id),
  constraint swap_hold_second_fkey foreign key (l_id, second_sample_id) references sample (l_id, sample_id),
  constraint swap_hold_two_tubes check (first_sample_id <> second_sample_id),
  constraint swap_hold_decision_told check (
    (decided_at is null) = (decided_by is null) and (decided_at is null) = (reason is null))
);
create index swap_hold_second_idx on swap_hold (l_id, second_sample_id);
create index swap_hold_decided_by_idx on swap_hold (decided_by);

select protect_by_lab('rule_set', 'rule_verdict', 'rule_switch', 'swap_hold');
grant select, insert, update on rule_set to nidan_app;
grant select, insert on rule_verdict to nidan_app;
grant select, insert, update (resume_reason, resumed_at, resumed_by, version) on rule_switch to nidan_app;
grant select, insert, update (decided_at, decided_by, reason, version) on swap_hold to nidan_app;
