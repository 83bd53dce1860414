-- Keys of programs: shown once, kept as a hash, each within the role of its user and to fewer modules and places.

create table api_key (
  l_id int not null constraint api_key_lab_fkey references lab (l_id),
  key_id uuid not null,
  user_id uuid not null,
  name text not null,
  secret_hash bytea not null,
  rights jsonb not null,
  location_ids uuid[] null,
  per_minute int not null constraint api_key_per_minute_range check (per_minute between 1 and 6000),
  expires_at timestamptz not null,
  revoked_at timestamptz null,
  last_used_at timestamptz null,
  -- The running minute: counted here, because several processes may serve one key.
  window_at timestamptz not null default '-infinity',
  window_calls int not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid not null constraint api_key_created_by_fkey references login_user (user_id),
  constraint api_key_pkey primary key (l_id, key_id),
  constraint api_key_secret_key unique (l_id, secret_hash),
  constraint api_key_membership_fkey foreign key (l_id, user_id) references membership (l_id, user_id)
);
create index api_key_user_idx on api_key (l_id, user_id);
create index api_key_created_by_idx on api_key (created_by);
select protect_by_lab('api_key');
grant select, insert, update on api_key to nidan_app;
