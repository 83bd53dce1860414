-- Delegations: somebody who is away has another person answer their levels of approvals, for a span of days (spec §4 "Approvals").

create table approval_delegation (
  l_id int not null constraint approval_delegation_lab_fkey references lab (l_id),
  delegation_id uuid not null,
  -- Who is away, and who answers for them.
  from_user_id uuid not null,
  to_user_id uuid not null,
  -- In the zone of the lab; both days belong to it.
  from_day date not null,
  until_day date not null,
  reason text not null constraint approval_delegation_reason_not_blank check (reason ~ '\S'),
  made_at timestamptz not null,
  revoked_at timestamptz null,
  revoked_by uuid null constraint approval_delegation_revoked_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint approval_delegation_pkey primary key (l_id, delegation_id),
  constraint approval_delegation_from_fkey foreign key (l_id, from_user_id) references membership (l_id, user_id),
  constraint approval_delegation_to_fkey foreign key (l_id, to_user_id) references membership (l_id, user_id),
  constraint approval_delegation_to_another check (from_user_id <> to_user_id),
  constraint approval_delegation_in_order check (from_day <= until_day),
  constraint approval_delegation_revoked_by_one check ((revoked_at is null) = (revoked_by is null)),
  -- One person at a time has the power of another.
  constraint approval_delegation_one_at_a_time exclude using gist (
    l_id with =, from_user_id with =, daterange(from_day, until_day, '[]') with &&) where (revoked_at is null)
);
-- By its last day, newest first; whose power somebody has.
create index approval_delegation_days_idx on approval_delegation (l_id, until_day desc, delegation_id desc);
create index approval_delegation_from_idx on approval_delegation (l_id, from_user_id);
create index approval_delegation_to_idx on approval_delegation (l_id, to_user_id, until_day);
create index approval_delegation_revoked_by_idx on approval_delegation (revoked_by);

-- A new foreign key is checked by a query of the owner, who sees no row while row-level security is forced.
alter table approval_step no force row level security;
-- By which delegation who answered a level did so for somebody else; null when for themselves.
alter table approval_step
  add column delegation_id uuid null,
  add constraint approval_step_delegation_fkey
    foreign key (l_id, delegation_id) references approval_delegation (l_id, delegation_id),
  add constraint approval_step_delegated_answer check (delegation_id is null or acted_by is not null);
alter table approval_step force row level security;
create index approval_step_delegation_idx on approval_step (l_id, delegation_id) where delegation_id is not null;

select protect_by_lab('approval_delegation');
grant select, insert on approval_delegation to nidan_app;
grant update (revoked_at, revoked_by, version) on approval_delegation to nidan_app;
grant update (delegation_id) on approval_step to nidan_app;
