-- Who gave which rights: to a role, where user_id is null, or the role to a person; with what the giver held then. What was there
-- before, and what a lab begins with, nobody gave. Written once and never changed, so that invariant T12 can tell for good.
create table right_gift (
  l_id int not null constraint right_gift_lab_fkey references lab (l_id),
  gift_id uuid not null,
  role_id uuid not null,
  user_id uuid null,
  -- Permission bits per module.
  rights jsonb not null,
  given_by uuid null constraint right_gift_giver_fkey references login_user (user_id),
  giver_rights jsonb null,
  given_at timestamptz not null default now(),
  constraint right_gift_pkey primary key (l_id, gift_id),
  constraint right_gift_role_fkey foreign key (l_id, role_id) references role (l_id, role_id),
  constraint right_gift_person_fkey foreign key (l_id, user_id) references membership (l_id, user_id),
  constraint right_gift_giver_check check ((given_by is null) = (giver_rights is null))
);
create index right_gift_role_idx on right_gift (l_id, role_id, given_at);
create index right_gift_person_idx on right_gift (l_id, user_id, given_at);
create index right_gift_giver_idx on right_gift (given_by);
create trigger right_gift_append_only before update or delete on right_gift
  for each row execute function refuse_change();
create trigger right_gift_no_truncate before truncate on right_gift
  for each statement execute function refuse_change();

alter table role no force row level security;
alter table role_right no force row level security;
insert into right_gift (l_id, gift_id, role_id, user_id, rights)
select r.l_id, uuidv7(), r.role_id, null, coalesce((
  select jsonb_object_agg(rr.module, rr.bits) from role_right rr
  where rr.l_id = r.l_id and rr.role_id = r.role_id), '{}')
from role r;
insert into right_gift (l_id, gift_id, role_id, user_id, rights)
select m.l_id, uuidv7(), m.role_id, m.user_id, g.rights
from membership m join right_gift g on g.l_id = m.l_id and g.role_id = m.role_id and g.user_id is null;
alter table role_right force row level security;
alter table role force row level security;

select protect_by_lab('right_gift');
grant select, insert on right_gift to nidan_app;
