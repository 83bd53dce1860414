-- Recovery codes of 80 bits, hashed as passwords are. Their first four letters say which one it is and are no secret: they are
-- kept as code_hash, where the release before has the whole hash. A code that has no hash here is of that release, of 40 bits,
-- and opens nothing any more.
alter table recovery_code add column hash text null;
