-- Records of one person made one, and what was moved for it, so that it can be taken back (ADR 23).

create table patient_merge (
  l_id int not null constraint patient_merge_lab_fkey references lab (l_id),
  merge_id uuid not null,
  -- Who remains, and whose record leads there from then on. Neither is ever changed, whatever is merged later.
  survivor_id uuid not null,
  merged_id uuid not null,
  reason text not null,
  -- Columns of the survivor that took the value of the other record: before, and after.
  fields_before jsonb not null default '{}',
  fields_after jsonb not null default '{}',
  merged_at timestamptz not null,
  merged_by uuid not null,
  undone_at timestamptz null,
  undone_by uuid null,
  undo_reason text null,
  constraint patient_merge_pkey primary key (l_id, merge_id),
  constraint patient_merge_survivor_fkey foreign key (l_id, survivor_id) references patient (l_id, patient_id),
  constraint patient_merge_merged_fkey foreign key (l_id, merged_id) references patient (l_id, patient_id),
  constraint patient_merge_of_two check (survivor_id <> merged_id),
  constraint patient_merge_undone_whole check (
    (undone_at is null) = (undone_by is null) and (undone_at is null) = (undo_reason is null)),
  constraint patient_merge_second_person check (undone_by <> merged_by)
);
create index patient_merge_survivor_idx on patient_merge (l_id, survivor_id);
-- A record leads to one other at a time.
create unique index patient_merge_open_key on patient_merge (l_id, merged_id) where undone_at is null;
create index patient_merge_at_idx on patient_merge (l_id, merged_at desc, merge_id desc);
create index patient_merge_merged_idx on patient_merge (l_id, merged_id);

-- The kept map: each row that named the merged person and names the survivor since.
create table patient_merge_move (
  l_id int not null,
  merge_id uuid not null,
  -- Where the row stands: 'bill.patient_id'.
  reference text not null,
  row_id uuid not null,
  constraint patient_merge_move_pkey primary key (l_id, merge_id, reference, row_id),
  constraint patient_merge_move_merge_fkey foreign key (l_id, merge_id) references patient_merge (l_id, merge_id)
);
create trigger patient_merge_move_append_only before update or delete on patient_merge_move
  for each row execute function refuse_change();
create trigger patient_merge_move_no_truncate before truncate on patient_merge_move
  for each statement execute function refuse_change();

-- Two who were looked at and are two people; the smaller id first.
create table patient_pair_apart (
  l_id int not null constraint patient_pair_apart_lab_fkey references lab (l_id),
  one_id uuid not null,
  other_id uuid not null,
  told_at timestamptz not null,
  told_by uuid not null,
  constraint patient_pair_apart_pkey primary key (l_id, one_id, other_id),
  constraint patient_pair_apart_one_fkey foreign key (l_id, one_id) references patient (l_id, patient_id),
  constraint patient_pair_apart_other_fkey foreign key (l_id, other_id) references patient (l_id, patient_id),
  constraint patient_pair_apart_in_order check (one_id < other_id)
);
create index patient_pair_apart_other_idx on patient_pair_apart (l_id, other_id);

select protect_by_lab('patient_merge', 'patient_merge_move', 'patient_pair_apart');
grant select, insert on patient_merge, patient_merge_move, patient_pair_apart to nidan_app;
grant update (undone_at, undone_by, undo_reason) on patient_merge to nidan_app;

alter table patient no force row level security;
alter table patient
  -- Who a merged record leads to: one step, whatever was merged after it. Null for everybody else.
  add column merged_into uuid null,
  add constraint patient_merged_into_fkey foreign key (l_id, merged_into) references patient (l_id, patient_id),
  add constraint patient_merged_into_another check (merged_into <> patient_id);
alter table patient force row level security;
create index patient_merged_into_idx on patient (l_id, merged_into) where merged_into is not null;
-- Finds those who may be one person by the birth date.
create index patient_birthdate_idx on patient (l_id, birthdate, sex) where birthdate is not null;
