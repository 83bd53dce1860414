-- Approvals: who approves what of which amount, and what was asked for, level by level (spec §3 "Approval request", §4).

create table approval_rule (
  l_id int not null constraint approval_rule_lab_fkey references lab (l_id),
  rule_id uuid not null,
  type smallint not null constraint approval_rule_type_known check (type in (0, 1, 2, 3, 4, 5, 7, 8, 9)),
  name text not null constraint approval_rule_name_not_blank check (name ~ '\S'),
  name_search text not null collate "C" generated always as (lower(name) collate "C") stored,
  -- Master-data status, spec §4: enabled 1, draft 0, disabled -1.
  status smallint not null constraint approval_rule_status_known check (status in (1, 0, -1)),
  -- Half-open: amounts from the one on and below the other; null is without an end.
  from_paise bigint not null constraint approval_rule_from_not_negative check (from_paise >= 0),
  until_paise bigint null,
  version int not null default 1,
  constraint approval_rule_pkey primary key (l_id, rule_id),
  constraint approval_rule_name_key unique (l_id, name_search),
  constraint approval_rule_in_order check (from_paise < until_paise),
  constraint approval_rule_one_for_an_amount exclude using gist (
    l_id with =, type with =, int8range(from_paise, until_paise) with &&) where (status = 1)
);

create table approval_level (
  l_id int not null,
  rule_id uuid not null,
  -- From 1 on; the last one decides.
  level smallint not null constraint approval_level_counts_from_one check (level between 1 and 6),
  title text not null constraint approval_level_title_not_blank check (title ~ '\S'),
  -- Spec §6: per user 0, per role 1.
  assignment smallint not null constraint approval_level_assignment_known check (assignment in (0, 1)),
  user_id uuid null,
  role_id uuid null,
  constraint approval_level_pkey primary key (l_id, rule_id, level),
  constraint approval_level_rule_fkey foreign key (l_id, rule_id) references approval_rule (l_id, rule_id),
  constraint approval_level_user_fkey foreign key (l_id, user_id) references membership (l_id, user_id),
  constraint approval_level_role_fkey foreign key (l_id, role_id) references role (l_id, role_id),
  constraint approval_level_is_of_one check (
    (assignment = 0) = (user_id is not null) and (assignment = 1) = (role_id is not null))
);
create index approval_level_user_idx on approval_level (l_id, user_id) where user_id is not null;
create index approval_level_role_idx on approval_level (l_id, role_id) where role_id is not null;

create table approval_request (
  l_id int not null constraint approval_request_lab_fkey references lab (l_id),
  approval_id uuid not null,
  type smallint not null constraint approval_request_type_known check (type in (0, 1, 2, 3, 4, 5, 7, 8, 9)),
  state smallint not null constraint approval_request_state_known check (state in (-1, 0, 1, 8, 9, 10, 20)),
  -- What it is about, and the bill that this belongs to.
  target_id uuid not null,
  bill_id uuid null,
  -- The rule that named its levels; null when the requester's own limit covered it.
  rule_id uuid null,
  amount_paise bigint not null constraint approval_request_amount_positive check (amount_paise > 0),
  -- What is done when it is approved, in the words of its type.
  asked jsonb not null,
  reason text not null,
  requested_at timestamptz not null,
  requested_by uuid not null constraint approval_request_requested_by_fkey references login_user (user_id),
  -- Counts up when its target is edited: approvals of former rounds are void.
  round smallint not null default 1,
  -- Why its effect failed, as it was told; null otherwise.
  failure text null,
  version int not null default 1,
  constraint approval_request_pkey primary key (l_id, approval_id),
  constraint approval_request_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint approval_request_rule_fkey foreign key (l_id, rule_id) references approval_rule (l_id, rule_id),
  constraint approval_request_has_levels check ((state = 8) = (rule_id is null)),
  constraint approval_request_failure_told check ((state = 9) = (failure is not null))
);
create index approval_request_bill_idx on approval_request (l_id, bill_id);
create index approval_request_rule_idx on approval_request (l_id, rule_id);
create index approval_request_requested_by_idx on approval_request (requested_by);
create index approval_request_requested_at_idx on approval_request (l_id, requested_at desc, approval_id desc);
-- One at a time about one thing.
create unique index approval_request_open_key on approval_request (l_id, target_id, type) where state in (0, 1, 20);

create table approval_step (
  l_id int not null,
  approval_id uuid not null,
  round smallint not null,
  level smallint not null,
  title text not null,
  assignment smallint not null constraint approval_step_assignment_known check (assignment in (0, 1)),
  user_id uuid null,
  role_id uuid null,
  state smallint not null default 0 constraint approval_step_state_known check (state in (-1, 0, 1, 2, 3, 4)),
  acted_at timestamptz null,
  -- Who approved, rejected or skipped it; null when nobody did, or it was passed over of itself.
  acted_by uuid null constraint approval_step_acted_by_fkey references login_user (user_id),
  note text null,
  constraint approval_step_pkey primary key (l_id, approval_id, round, level),
  constraint approval_step_request_fkey foreign key (l_id, approval_id) references approval_request (l_id, approval_id),
  constraint approval_step_user_fkey foreign key (l_id, user_id) references membership (l_id, user_id),
  constraint approval_step_role_fkey foreign key (l_id, role_id) references role (l_id, role_id),
  constraint approval_step_is_of_one check (
    (assignment = 0) = (user_id is not null) and (assignment = 1) = (role_id is not null)),
  constraint approval_step_answered check (state not in (-1, 4) or (acted_by is not null and acted_at is not null)),
  constraint approval_step_reasoned check (state not in (-1, 2) or note is not null)
);
create index approval_step_acted_by_idx on approval_step (acted_by);
-- What waits for a person or a role.
create index approval_step_user_idx on approval_step (l_id, user_id, state) where user_id is not null;
create index approval_step_role_idx on approval_step (l_id, role_id, state) where role_id is not null;

select protect_by_lab('approval_rule', 'approval_level', 'approval_request', 'approval_step');
grant select, insert, update on approval_rule to nidan_app;
grant select, insert, delete on approval_level to nidan_app;
grant select, insert on approval_request, approval_step to nidan_app;
grant update (state, round, failure, version) on approval_request to nidan_app;
grant update (state, acted_at, acted_by, note) on approval_step to nidan_app;

-- Nobody gives a right beyond their own: who has every right on roles has every right on approvals from the start.
alter table role_right no force row level security;
insert into role_right (l_id, role_id, module, bits)
select l_id, role_id, 'approvals', 15 from role_right where module = 'roles' and bits = 15
on conflict do nothing;
alter table role_right force row level security;
