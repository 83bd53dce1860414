-- What the nightly proof of the sealed audit trail found, per lab; the log has it too.
create table chain_check (
  l_id int not null constraint chain_check_lab_fkey references lab (l_id),
  checked_at timestamptz not null,
  -- Number of the last link that was proved.
  upto bigint not null,
  -- How many places were edited, removed, inserted, reordered or cut.
  breaks int not null,
  constraint chain_check_pkey primary key (l_id, checked_at)
);
select protect_by_lab('chain_check');
create trigger chain_check_append_only before update or delete on chain_check
  for each row execute function refuse_change();
create trigger chain_check_no_truncate before truncate on chain_check
  for each statement execute function refuse_change();
grant select, insert on chain_check to nidan_app;
