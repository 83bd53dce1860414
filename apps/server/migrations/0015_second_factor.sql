-- The second factor of a person: a secret shared with their authenticator, and codes for when that is lost.

create table second_factor (
  user_id uuid constraint second_factor_pkey primary key
    constraint second_factor_user_fkey references login_user (user_id),
  -- Both are encrypted with a key that is not in the database; the second one waits for its first code.
  secret bytea null,
  pending_secret bytea null,
  -- The last step of 30 s that a code was taken of: none is taken twice.
  last_step bigint null
);

create table recovery_code (
  user_id uuid not null constraint recovery_code_user_fkey references login_user (user_id),
  code_hash bytea not null,
  used_at timestamptz null,
  constraint recovery_code_pkey primary key (user_id, code_hash)
);

grant select, insert, update, delete on second_factor, recovery_code to nidan_app;
