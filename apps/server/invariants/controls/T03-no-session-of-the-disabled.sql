-- Somebody with a session is terminated and the session stays open.
insert into session (token_hash, session_id, user_id, expires_at)
select sha256('control'), gen_random_uuid(), user_id, now() + interval '1 hour' from login_user limit 1;
update login_user set status = 90 where user_id = (select user_id from session where token_hash = sha256('control'));
