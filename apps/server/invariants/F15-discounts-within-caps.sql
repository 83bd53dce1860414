-- Nobody gave more discount than they were allowed when they gave it; the absolute cap wins over the percentage (spec §5). What
-- somebody was allowed then is what the next change of their caps replaced, or what they have now. An empty cap means no discount; where a
-- later change replaced it, it may be from the time when it meant no limit.
with given as (
  select e.l_id, e.event_id, e.bill_id, e.user_id, e.at, (e.after ->> 'discountPaise')::bigint as discount,
    (e.after ->> 'grossPaise')::bigint as gross
  from event e
  where e.entity_kind = 'BILL' and e.action in ('create', 'discount') and e.after ->> 'grossPaise' is not null
    and (e.after ->> 'discountPaise')::bigint > coalesce((e.before ->> 'discountPaise')::bigint, 0)),
capped as (
  select g.*, case when upto.cap is null then m.discount_upto_paise else (upto.cap ->> 0)::bigint end as upto,
    case when percent.cap is null then m.discount_max_percent else (percent.cap ->> 0)::int end as max_percent,
    case when upto.cap is null and percent.cap is null then 0 else g.gross end as unlimited
  from given g
  join membership m on m.l_id = g.l_id and m.user_id = g.user_id
  left join lateral (
    select jsonb_build_array(e.before -> 'discount_upto_paise') as cap from event e
    where e.l_id = g.l_id and e.entity_kind = 'USER' and e.entity_id = g.user_id and e.bill_id is null
      and e.at > g.at and e.before ? 'discount_upto_paise'
    order by e.at limit 1) upto on true
  left join lateral (
    select jsonb_build_array(e.before -> 'discount_max_percent') as cap from event e
    where e.l_id = g.l_id and e.entity_kind = 'USER' and e.entity_id = g.user_id and e.bill_id is null
      and e.at > g.at and e.before ? 'discount_max_percent'
    order by e.at limit 1) percent on true)
select l_id, bill_id, event_id, user_id, discount, gross, upto, max_percent
from capped
where discount > coalesce(upto, floor(gross * max_percent / 100.0), unlimited)
