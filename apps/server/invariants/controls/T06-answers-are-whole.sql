-- An answer was kept before its command was done.
insert into idempotency (l_id, user_id, key, request_hash, status, answer)
select 1, user_id, 'control', sha256('control'), 102, '' from login_user limit 1;
