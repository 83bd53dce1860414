-- The step of the last code that was taken only grows, so that no code is taken twice (ASVS 6.5.1): it is never of the future, nor
-- there without a secret; and a recovery code belongs to somebody who has a second factor and was used after it was made.
select f.user_id, 'a step of the future' as problem
from second_factor f where f.last_step > extract(epoch from now()) / 30 + 2
union all
select f.user_id, 'a step that was taken twice: two authenticators of one person'
from second_factor f group by f.user_id having count(*) > 1
union all
select r.user_id, 'a recovery code without a second factor'
from recovery_code r where not exists (select from second_factor f where f.user_id = r.user_id)
union all
select r.user_id, 'a recovery code used in the future' from recovery_code r where r.used_at > now() + interval '2 minutes'
