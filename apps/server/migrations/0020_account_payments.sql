-- What a lab says it has paid to the platform. A word is never changed or taken back: the operator looks the payment up at
-- the bank and sets the standing of the lab.

create table account_payment (
  l_id int not null constraint account_payment_lab_fkey references lab (l_id),
  payment_id uuid not null,
  amount_paise bigint not null constraint account_payment_amount_positive check (amount_paise > 0),
  paid_on date not null,
  reference text not null constraint account_payment_reference_format check (reference ~ '^[A-Za-z0-9/-]{4,40}$'),
  told_by uuid not null constraint account_payment_teller_fkey references login_user (user_id),
  told_at timestamptz not null default now(),
  constraint account_payment_pkey primary key (l_id, payment_id),
  -- One payment is told once.
  constraint account_payment_reference_key unique (l_id, reference)
);
create index account_payment_told_idx on account_payment (l_id, told_at desc, payment_id desc);
create index account_payment_teller_idx on account_payment (told_by);
select protect_by_lab('account_payment');
create trigger account_payment_append_only before update or delete on account_payment
  for each row execute function refuse_change();
create trigger account_payment_no_truncate before truncate on account_payment
  for each statement execute function refuse_change();
grant select, insert on account_payment to nidan_app;
