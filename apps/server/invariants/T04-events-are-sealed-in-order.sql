-- The chain of a lab counts 1, 2, 3 …, each link seals an event of that lab that is still there, and no event of a sealed
-- transaction stands outside it. The marks themselves are computed anew by `npm run -s audit:verify` and every night.
select s.l_id, s.seq, s.event_id, 'a link is missing before this one' as problem
from (select l_id, seq, event_id, lag(seq, 1, 0) over (partition by l_id order by seq) as before from event_seal) s
where s.seq <> s.before + 1
union all
select s.l_id, s.seq, s.event_id, 'the sealed event is gone'
from event_seal s
where not exists (select from event e where e.l_id = s.l_id and e.event_id = s.event_id)
union all
select e.l_id, null, e.event_id, 'an event stands behind the chain'
from event e
where not exists (select from event_seal s where s.l_id = e.l_id and s.event_id = e.event_id)
  and e.tx < (select s.horizon from event_seal s where s.l_id = e.l_id order by s.seq desc limit 1)
