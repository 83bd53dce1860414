-- Every print of a tube's label: who, when, the how manieth, and why it was printed again.

create table label_print (
  l_id int not null,
  label_print_id uuid not null,
  sample_id uuid not null,
  ordinal smallint not null constraint label_print_ordinal_positive check (ordinal >= 1),
  printed_at timestamptz not null,
  printed_by uuid not null constraint label_print_printed_by_fkey references login_user (user_id),
  reason text null,
  constraint label_print_pkey primary key (l_id, label_print_id),
  constraint label_print_ordinal_key unique (l_id, sample_id, ordinal),
  constraint label_print_sample_fkey foreign key (l_id, sample_id) references sample (l_id, sample_id),
  constraint label_print_again_says_why check (ordinal = 1 or reason is not null)
);
create index label_print_again_idx on label_print (l_id, printed_at desc, label_print_id) where ordinal > 1;
create index label_print_printed_by_idx on label_print (printed_by);

create trigger label_print_append_only before update or delete on label_print
  for each row execute function refuse_change();
create trigger label_print_no_truncate before truncate on label_print
  for each statement execute function refuse_change();

select protect_by_lab('label_print');
grant select, insert on label_print to nidan_app;
