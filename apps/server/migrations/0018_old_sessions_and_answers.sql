-- What is of no use any more is deleted by the jobs: sessions that ended, tries that are forgotten, answers kept for a repetition.

grant delete on session, idempotency to nidan_app;
-- Answers come in the order of time: a summary per block range finds old ones at next to no cost for each command.
create index idempotency_created_idx on idempotency using brin (l_id, created_at);
