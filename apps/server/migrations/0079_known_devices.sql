-- Browsers in which a person has signed in, by a token of 256 bits that stays with the browser; its hash alone is kept. Strangers'
-- attempts keep nobody waiting who comes with one, and one browser is no two people.
create table known_device (
  user_id uuid not null constraint known_device_user_fkey references login_user (user_id),
  device_hash bytea not null,
  seen_at timestamptz not null default now(),
  constraint known_device_pkey primary key (user_id, device_hash)
);
create index known_device_hash_idx on known_device (device_hash);
create index known_device_seen_idx on known_device (seen_at);

grant select, insert, update, delete on known_device to nidan_app;
