-- Every table with a lab enables and forces row-level security with a policy that checks both what is read and what is
-- written. The tables that are read before a lab is known are named in ADR 2.
select c.relname::text as "table"
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not in ('lab', 'membership', 'session', 'access_denial')
  and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'l_id' and not a.attisdropped)
  and (not c.relrowsecurity or not c.relforcerowsecurity or not exists (
    select from pg_policy p where p.polrelid = c.oid and p.polqual is not null and p.polwithcheck is not null))
