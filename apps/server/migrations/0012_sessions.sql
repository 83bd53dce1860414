-- Sessions end by themselves, know when their person last proved who they are, and are listed and ended one by one.

alter table session
  -- What a list of sessions may name; the token stays a secret.
  add column session_id uuid not null default uuidv7(),
  add column last_seen_at timestamptz not null default now(),
  add column proved_at timestamptz not null default now(),
  add column second_factor_at timestamptz null,
  -- What is still missing before the session may be used for anything else; null when it is complete.
  add column awaits text null constraint session_awaits_known check (awaits in ('code', 'password', 'enrolment')),
  add column address text not null default '',
  add column device text not null default '',
  add constraint session_session_id_key unique (session_id);
alter table session alter column session_id drop default;
create index session_expires_idx on session (expires_at);

alter table login_user add column must_change_password boolean not null default false;
