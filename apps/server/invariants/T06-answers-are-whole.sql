-- A kept answer is the answer of a command that was done: whole, of somebody, and not kept longer than a late repetition needs it
-- (30 days, taken away daily). That a key has one answer per person and lab is the primary key.
select i.l_id, i.user_id, i.key, 'no answer of a command' as problem
from idempotency i where i.status <> 200 or left(i.answer, 1) <> '{' or length(i.request_hash) <> 32
union all
select i.l_id, i.user_id, i.key, 'of nobody'
from idempotency i where not exists (select from login_user u where u.user_id = i.user_id)
union all
select i.l_id, i.user_id, i.key, 'kept for too long'
from idempotency i where i.created_at < now() - interval '32 days'
