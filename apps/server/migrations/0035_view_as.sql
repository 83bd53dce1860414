-- A session that looks through the eyes of another role or person of its lab: with the rights that both have, reading only (ADR 18).

alter table role no force row level security;
alter table session
  add column viewed_role_id uuid null,
  add column viewed_user_id uuid null,
  add constraint session_viewed_role_fkey foreign key (l_id, viewed_role_id) references role (l_id, role_id),
  add constraint session_viewed_user_fkey foreign key (l_id, viewed_user_id) references membership (l_id, user_id),
  add constraint session_views_one_in_a_lab check (
    num_nonnulls(viewed_role_id, viewed_user_id) = 0 or (num_nonnulls(viewed_role_id, viewed_user_id) = 1 and l_id is not null));
alter table role force row level security;
create index session_viewed_role_idx on session (l_id, viewed_role_id) where viewed_role_id is not null;
create index session_viewed_user_idx on session (l_id, viewed_user_id) where viewed_user_id is not null;
