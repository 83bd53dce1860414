-- Where parts, blocks and slides of cases are kept, and what became of them after their retention (domain facts 2.12).

create table case_thing_place (
  l_id int not null,
  thing_id uuid not null,
  unit_id uuid not null,
  -- Tray, drawer or slot within the place, in the words of the lab.
  spot text not null default '',
  stored_at timestamptz not null,
  stored_by uuid not null constraint case_thing_place_stored_by_fkey references login_user (user_id),
  -- By the settings of the lab when it was first stored.
  keep_until timestamptz not null,
  disposed_at timestamptz null,
  disposed_by uuid null constraint case_thing_place_disposed_by_fkey references login_user (user_id),
  dispose_reason text null constraint case_thing_place_reason_not_blank check (dispose_reason ~ '\S'),
  version int not null default 1,
  constraint case_thing_place_pkey primary key (l_id, thing_id),
  constraint case_thing_place_thing_fkey foreign key (l_id, thing_id) references case_thing (l_id, thing_id),
  constraint case_thing_place_unit_fkey foreign key (l_id, unit_id) references storage_unit (l_id, unit_id),
  constraint case_thing_place_disposed_whole check ((disposed_at is null) = (disposed_by is null) and
    (disposed_at is null) = (dispose_reason is null)),
  constraint case_thing_place_kept check (disposed_at >= keep_until)
);
create index case_thing_place_keep_idx on case_thing_place (l_id, keep_until, thing_id) where disposed_at is null;
create index case_thing_place_unit_idx on case_thing_place (l_id, unit_id);
create index case_thing_place_stored_by_idx on case_thing_place (stored_by);
create index case_thing_place_disposed_by_idx on case_thing_place (disposed_by) where disposed_by is not null;

select protect_by_lab('case_thing_place');
grant select, insert, update on case_thing_place to nidan_app;
