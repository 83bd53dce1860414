-- Nobody holds a right that nobody who held it gave: what a role may was given to it, and each person their role, by somebody
-- who held all of it then; nobody but the beginning of a lab gives without holding.
with gift as (
  select g.*, row_number() over (
    partition by g.l_id, g.role_id, g.user_id order by g.given_at, g.gift_id) as nth
  from right_gift g),
of_role as (
  select distinct on (l_id, role_id) l_id, role_id, rights from gift where user_id is null
  order by l_id, role_id, given_at desc, gift_id desc),
of_person as (
  select distinct on (l_id, user_id) l_id, user_id, role_id from gift where user_id is not null
  order by l_id, user_id, given_at desc, gift_id desc)
select 'a role may what nobody gave' as what, rr.l_id, rr.role_id as id, rr.module
from role_right rr left join of_role g using (l_id, role_id)
where rr.bits & ~coalesce((g.rights ->> rr.module)::int, 0) <> 0
union all
select 'a person has a role that nobody gave', m.l_id, m.user_id, null
from membership m left join of_person g using (l_id, user_id)
where g.role_id is distinct from m.role_id
union all
select 'somebody gave what they lacked', g.l_id, g.gift_id, given.module
from gift g cross join jsonb_each_text(g.rights) given (module, bits)
where g.given_by is not null and given.bits::int & ~coalesce((g.giver_rights ->> given.module)::int, 0) <> 0
union all
select 'somebody held what nobody gave', g.l_id, g.gift_id, held.module
from gift g cross join jsonb_each_text(g.giver_rights) held (module, bits)
left join lateral (
  select p.role_id from gift p
  where p.l_id = g.l_id and p.user_id = g.given_by and p.given_at <= g.given_at and p.gift_id <> g.gift_id
  order by p.given_at desc, p.gift_id desc limit 1) giver on true
left join lateral (
  select r.rights from gift r
  where r.l_id = g.l_id and r.role_id = giver.role_id and r.user_id is null and r.given_at <= g.given_at
    and r.gift_id <> g.gift_id
  order by r.given_at desc, r.gift_id desc limit 1) had on true
where g.given_by is not null and held.bits::int & ~coalesce((had.rights ->> held.module)::int, 0) <> 0
union all
select 'rights came from nobody later than at the beginning', g.l_id, g.gift_id, null
from gift g where g.given_by is null and g.nth > 1
