-- What a row names without a foreign key exists in its own lab: departments, tube types, parameters, ranges, and people who
-- are members of the lab. Every foreign key between tables of a lab carries the lab.
select s.l_id, s.sample_id as id, 'sample names a department or type that the lab lacks' as problem from sample s
where not exists (select from department d where d.l_id = s.l_id and d.department_id = s.department_id)
  or not exists (select from sample_type y where y.l_id = s.l_id and y.sample_type_id = s.sample_type_id)
union all
select t.l_id, t.bill_test_id, 'test names a department or type that the lab lacks' from bill_test t
where not exists (select from department d where d.l_id = t.l_id and d.department_id = t.department_id)
  or not exists (select from sample_type y where y.l_id = t.l_id and y.sample_type_id = t.sample_type_id)
union all
select r.l_id, r.bill_test_id, 'result names a parameter or range that the lab lacks' from result_version r
where not exists (select from parameter p where p.l_id = r.l_id and p.parameter_id = r.parameter_id)
  or (r.range_id is not null and not exists (select from reference_range g where g.l_id = r.l_id and g.range_id = r.range_id))
union all
select distinct e.l_id, e.user_id, 'event of a person who is no member' from event e
-- The operator of the platform serves every lab and is a member of none, and so are the programs of the product.
where e.role_name <> 'Platform operator' and e.user_id not in (:programs)
  and not exists (select from membership m where m.l_id = e.l_id and m.user_id = e.user_id)
union all
select distinct j.l_id, j.posted_by, 'posting of a person who is no member' from journal_posting j
where j.posted_by not in (:programs)
  and not exists (select from membership m where m.l_id = j.l_id and m.user_id = j.posted_by)
union all
select null, null, k.conname || ' of ' || k.conrelid::regclass || ' does not carry the lab'
from pg_constraint k
where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid not in ('lab'::regclass, 'login_user'::regclass)
  and not exists (
    select from pg_attribute a, pg_attribute b
    where a.attrelid = k.conrelid and a.attnum = k.conkey[1] and a.attname = 'l_id'
      and b.attrelid = k.confrelid and b.attnum = k.confkey[1] and b.attname = 'l_id')
