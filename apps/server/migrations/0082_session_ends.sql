-- A session that was ended, or has another token, is told to every process at once: what it listens to ends with it. Sessions end
-- seldom enough for the lock that a transaction with a notice holds until it is on the disk.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('nidan_session_end', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger session_end_told after update of revoked_at, token_hash on session for each row
  when (old.token_hash <> new.token_hash or (old.revoked_at is null and new.revoked_at is not null))
  execute function tell_session_end();
