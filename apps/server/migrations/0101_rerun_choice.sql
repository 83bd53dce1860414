-- A rerun ends with a choice between the value before it and the one of the repeat. Reruns that ended before keep none.

alter table rerun
  add column chosen text null constraint rerun_chosen_known check (chosen in ('first', 'second')),
  add column chosen_reason text null,
  add column chosen_by uuid null constraint rerun_chosen_by_fkey references login_user (user_id),
  add column chosen_at timestamptz null,
  add constraint rerun_choice_whole check (
    num_nonnulls(chosen, chosen_reason, chosen_by, chosen_at) = 0 or num_nonnulls(chosen, chosen_reason, chosen_by, chosen_at) = 4),
  add constraint rerun_choice_ends_it check (chosen is null or status = 20);
create index rerun_chosen_by_idx on rerun (chosen_by) where chosen_by is not null;
create index rerun_open_idx on rerun (l_id, requested_at, rerun_id) where status <> 20;
